# cmake -DOUT=<file.cpp> -DNAME=<function> -DIN=<file> -P embed.cmake : a font file as bytes in C++.
file(READ "${IN}" bytes HEX)
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
string(REGEX REPLACE "(................................................................................)" "\\1\n" bytes "${bytes}")
set(head "#include \"ui/canvas/fonts.hpp\"\n\nnamespace ludus::canvas {\nnamespace {\nconst unsigned char bytes[] = {\n")
set(tail "};\n}  // namespace\n\nFontData ${NAME}() { return {bytes, sizeof bytes}; }\n\n}  // namespace ludus::canvas\n")
file(WRITE "${OUT}" "${head}${bytes}\n${tail}")

// A declared shape (wasm/shapes.d.ts, site/src/js/shapes.d.ts) against values: whether each has the keys and the types that are
// declared and no others, and whether all that is declared was ever met.
import ts from "typescript";

/** @param {string} file a file of declarations */
export function readShapes(file) {
  // Strictly, so that null is told from what may be left out.
  const program = ts.createProgram([file], {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: [],
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts"],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowJs: true,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const types = new Map(
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(source))
      .map((symbol) => [symbol.name, checker.getDeclaredTypeOfSymbol(symbol)]),
  );
  const met = new Set();
  const keyOf = (property) => property.declarations[0];
  const nameOf = (declaration) => {
    const names = [declaration.name.getText()];
    for (let at = declaration.parent; at; at = at.parent)
      if (at.name && !ts.isSourceFile(at)) names.unshift(at.name.getText());
    return names.join(".");
  };
  const typeOfProperty = (property) => checker.getTypeOfSymbol(property);
  const optional = (property) => (property.flags & ts.SymbolFlags.Optional) !== 0;
  const partsOf = (type) =>
    checker.isTupleType(type) || checker.isArrayType(type) ? checker.getTypeArguments(type) : null;
  const told = (value) => (JSON.stringify(value) ?? String(value)).slice(0, 60);

  /** What of a value is not as its type has it: sentences; `keys` gets the declarations met. */
  function faultsOf(value, type, path, keys) {
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return [];
    if (type.isUnion()) {
      let fewest = null;
      for (const each of type.types) {
        const its = new Set();
        const faults = faultsOf(value, each, path, its);
        if (faults.length === 0) {
          for (const key of its) keys.add(key);
          return [];
        }
        if (!fewest || faults.length < fewest.length) fewest = faults;
      }
      return type.types.every((each) => each.flags & ts.TypeFlags.Literal)
        ? [`${path} is ${told(value)}, and not ${checker.typeToString(type)}`]
        : fewest;
    }
    const wrong = () => [`${path} is ${told(value)}, and not ${checker.typeToString(type)}`];
    if (type.isLiteral()) return value === type.value ? [] : wrong();
    if (type.flags & ts.TypeFlags.BooleanLiteral)
      return String(value) === checker.typeToString(type) && typeof value === "boolean"
        ? []
        : wrong();
    for (const [flag, name] of [
      [ts.TypeFlags.String, "string"],
      [ts.TypeFlags.Number, "number"],
      [ts.TypeFlags.Boolean, "boolean"],
    ])
      if (type.flags & flag) return typeof value === name ? [] : wrong();
    if (type.flags & ts.TypeFlags.Null) return value === null ? [] : wrong();
    const parts = partsOf(type);
    if (parts) {
      if (!Array.isArray(value) || (checker.isTupleType(type) && value.length !== parts.length))
        return wrong();
      return value.flatMap((each, i) =>
        faultsOf(each, checker.isTupleType(type) ? parts[i] : parts[0], `${path}[${i}]`, keys),
      );
    }
    if (value === null || typeof value !== "object" || Array.isArray(value)) return wrong();
    const index = checker.getIndexInfosOfType(type)[0];
    const properties = new Map(
      checker.getPropertiesOfType(type).map((property) => [property.name, property]),
    );
    const faults = [];
    for (const [key, one] of Object.entries(value)) {
      const property = properties.get(key);
      if (property) {
        keys.add(keyOf(property));
        faults.push(...faultsOf(one, typeOfProperty(property), `${path}.${key}`, keys));
      } else if (index) faults.push(...faultsOf(one, index.type, `${path}.${key}`, keys));
      else faults.push(`${path}.${key} is handed out and not declared`);
    }
    for (const [key, property] of properties)
      if (!Object.hasOwn(value, key) && !optional(property))
        faults.push(`${path}.${key} is declared and not handed out`);
    return faults;
  }

  function declaredIn(type, found, visited) {
    if (visited.has(type)) return;
    visited.add(type);
    if (type.isUnionOrIntersection() && !type.isIntersection())
      return type.types.forEach((each) => declaredIn(each, found, visited));
    const parts = partsOf(type);
    if (parts) return parts.forEach((each) => declaredIn(each, found, visited));
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return;
    for (const property of checker.getPropertiesOfType(type)) {
      found.add(keyOf(property));
      declaredIn(typeOfProperty(property), found, visited);
    }
    for (const { type: each } of checker.getIndexInfosOfType(type))
      declaredIn(each, found, visited);
  }

  const typeOf = (name) => {
    if (!types.has(name)) throw new Error(`${file} declares no ${name}`);
    return types.get(name);
  };
  return {
    /** What is wrong with a value of a shape: sentences. What it has counts as met. */
    faults: (name, value, where = name) => faultsOf(value, typeOf(name), where, met),
    /** Of these shapes and all they hold, what no value had. */
    unmet(...names) {
      const found = new Set(),
        visited = new Set();
      for (const name of names) declaredIn(typeOf(name), found, visited);
      return [...found]
        .filter((declaration) => !met.has(declaration))
        .map(nameOf)
        .sort();
    },
    /** The names declared. */
    names: [...types.keys()],
  };
}

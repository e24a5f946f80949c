// A screen that nobody sees, for browsers that draw with WebGL only where there is one.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const xvfb = '/usr/bin/Xvfb';

/** What lacks here, in a few words; nothing where a display can be had. */
export const lacking = () => (existsSync(xvfb) || process.env.DISPLAY ? '' : 'Xvfb (package xvfb)');

/** A display of its own: {name, close}; the one there is, where Xvfb is not. */
export async function openDisplay() {
  if (!existsSync(xvfb)) return { name: process.env.DISPLAY, close() {} };
  const server = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise((done, failed) => {
    server.once('error', failed);
    server.once('exit', (code) => failed(new Error(`Xvfb ended with ${code}`)));
    server.stdio[3].once('data', (said) => done(String(said).trim()));
  });
  return { name: `:${number}`, close: () => server.kill() };
}

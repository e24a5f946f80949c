// Firefox, by WebDriver BiDi. An engine is told in one shape: see webkit.mjs for the other.
import { existsSync, readFileSync, statSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { lacking as noDisplay, openDisplay } from './display.mjs';

export const name = 'Firefox';
// A small script under that name leads to a snap, which no driver reaches.
const snap = (path) => statSync(path).size < 10_000 && /snap/.test(readFileSync(path, 'utf8'));
const executablePath = process.env.FIREFOX || ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path) && !snap(path));

/** What this machine lacks to run it; nothing where it can. */
export const lacking = () => (executablePath ? noDisplay() : 'Firefox (package firefox-esr)');

/**
 * A browser with one page: {visit(url), click(x, y), key(name), evaluate(act, ...values), screenshot(path), faults(), close()}, all to be
 * awaited. Keys have the names they have in key events; faults() are what went wrong on its pages.
 */
export async function open({ width = 1280, height = 900 } = {}) {
  const display = await openDisplay();
  const quiet = ['app.normandy.enabled', 'app.update.enabled', 'browser.safebrowsing.malware.enabled', 'browser.safebrowsing.phishing.enabled', 'datareporting.policy.dataSubmissionEnabled', 'network.captive-portal-service.enabled', 'network.connectivity-service.enabled'];
  const browser = await puppeteer.launch({
    browser: 'firefox', executablePath, headless: true, env: { ...process.env, DISPLAY: display.name },
    extraPrefsFirefox: { 'webgl.force-enabled': true, 'webgl.disabled': false, ...Object.fromEntries(quiet.map((key) => [key, false])) },
  });
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  const faults = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`));
  page.on('pageerror', (fault) => faults.push(`error: ${fault.stack ?? fault}`));
  page.on('requestfailed', (request) => request.failure()?.errorText !== 'NS_BINDING_ABORTED' && faults.push(`request failed: ${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => response.status() >= 400 && faults.push(`answered ${response.status()}: ${response.url()}`));
  return {
    version: await browser.version(),
    visit: (url) => page.goto(url, { waitUntil: 'domcontentloaded', timeout: 60_000 }),
    click: (x, y) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    evaluate: (act, ...values) => page.evaluate(act, ...values),
    screenshot: (path) => page.screenshot({ path }),
    faults: () => faults,
    async close() {
      await browser.close();
      display.close();
    },
  };
}

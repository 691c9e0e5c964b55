/**
 * When the first words of a page are seen on a slow phone: 1.6 Mbit/s, 150 ms, a processor slowed four times, nothing kept from before.
 * `node web/bench/paint.mjs ADDRESS PATH...` prints one JSON object: milliseconds by path, the middle of three.
 */
import { chromium } from '@playwright/test';

const [address, ...paths] = process.argv.slice(2);
/** Bytes a second. */
const LINE = 1_600_000 / 8;
const LATENCY = 150;
const SLOWER = 4;
const TIMES = 3;

const browser = await chromium.launch({
  executablePath: process.env.ARBITER_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

async function painted(path) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: LINE,
    uploadThroughput: LINE,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address + path);
  const time = await page.evaluate(
    () =>
      new Promise((tell) => {
        const said = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
        if (said()) tell(said());
        else new PerformanceObserver(() => said() && tell(said())).observe({ type: 'paint', buffered: true });
      }),
  );
  await context.close();
  return time;
}

const all = {};
for (const path of paths) {
  const times = [];
  for (let time = 0; time < TIMES; time += 1) times.push(await painted(path));
  all[path] = times.sort((one, other) => one - other)[Math.floor(TIMES / 2)];
}
console.log(JSON.stringify(all));
await browser.close();

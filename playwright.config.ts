import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/test/chromium.ts'
import { chosenTests } from './tests/tiers.ts'

/** scripts/test.ts hands over a free port. */
const port = Number(process.env['KROK_E2E_PORT'] ?? 3210)
const executablePath = findChromium()
const { tier, room } = chosenTests()
/** A live shop needs a PostgreSQL; scripts/test.ts hands one over, and two more ports. */
const hasLiveShop = Boolean(process.env['TEST_DATABASE_URL']) && tier !== 'first' && !room
const livePort = Number(process.env['KROK_LIVE_PORT'] ?? 3220)
const mailPort = Number(process.env['KROK_MAIL_PORT'] ?? 3221)
const liveUrl = `https://localhost:${livePort}`
const desktop = { width: 1280, height: 800 }

/*
 * Journeys run at desktop width unless their titles end in @phone, or in @both where the layouts differ. Those that end in
 * @first are of the first tier, which runs each at one width.
 */
const DESKTOP_TITLES = {
  all: { grepInvert: /@phone/ },
  first: { grep: /@first/, grepInvert: /@phone/ },
  second: { grepInvert: /@phone|@first/ },
}
const PHONE_TITLES = {
  all: { grep: /@phone|@both/ },
  first: { grep: /@phone.*@first/ },
  second: { grep: /@phone|@both/, grepInvert: /@phone.*@first/ },
}

const webServer = {
  timeout: 300_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  stdout: 'ignore',
  stderr: 'pipe',
} as const

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: `**/${room ?? '*'}/*.spec.ts`,
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // Only a journey that hangs fails by time, however busy the machine is.
  timeout: 600_000,
  expect: { timeout: 60_000, toPass: { timeout: 300_000 } },
  use: {
    actionTimeout: 60_000,
    baseURL: `http://localhost:${port}`,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    // Journeys take hold of requests, which those of a service worker would slip past; the journeys offline allow it.
    serviceWorkers: 'block',
    // Tracing every journey costs a quarter of the CPU; `npx playwright test --trace on` does it on demand.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'desktop', ...DESKTOP_TITLES[tier ?? 'all'], use: { viewport: desktop } },
    {
      name: 'phone',
      ...PHONE_TITLES[tier ?? 'all'],
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
    // The pictures of docs/screens, only when they are asked for: `npm run screens`.
    ...(process.env['KROK_SCREENS'] ? [{ name: 'screens', testDir: 'tests/screens' }] : []),
    // The shop as its owner runs it: behind TLS, on PostgreSQL, in two processes.
    ...(hasLiveShop
      ? [
          {
            name: 'live',
            testDir: 'tests/live',
            metadata: { mailbox: `http://127.0.0.1:${mailPort}` },
            use: { baseURL: liveUrl, ignoreHTTPSErrors: true, viewport: desktop },
          },
        ]
      : []),
  ],
  webServer: [
    {
      ...webServer,
      command: `"${process.execPath}" tests/e2e/server.ts ${port}`,
      url: `http://localhost:${port}/readyz`,
    },
    ...(hasLiveShop
      ? [
          {
            ...webServer,
            command: `"${process.execPath}" tests/live/server.ts ${livePort} ${mailPort}`,
            url: `${liveUrl}/readyz`,
            ignoreHTTPSErrors: true,
          },
        ]
      : []),
  ],
})

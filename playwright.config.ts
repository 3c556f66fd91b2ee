import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/test/chromium.ts'

/** scripts/test.ts hands over a free port. */
const port = Number(process.env['KROK_E2E_PORT'] ?? 3210)
const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // A busy machine may be slow; only what hangs fails.
  timeout: 300_000,
  expect: { timeout: 30_000, toPass: { timeout: 120_000 } },
  use: {
    actionTimeout: 30_000,
    baseURL: `http://localhost:${port}`,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    // A trace of every journey costs a quarter of the time: `npx playwright test --trace on` makes one where it is needed.
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
  // A journey runs at the desk, unless it is tagged: those whose pages are laid out differently run at both widths.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    command: `"${process.execPath}" tests/e2e/server.ts ${port}`,
    url: `http://localhost:${port}/readyz`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})

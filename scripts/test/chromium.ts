import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { aptInstall, canUseApt } from './as-root.ts'

/** Where Debian's package puts it; playwright.config.ts looks there too. */
const DEBIAN_CHROMIUM = '/usr/bin/chromium'

/** Makes sure that there is a Chromium for the browser journeys, and a font with Thai letters. */
export function provideChromium(): void {
  if (existsSync(DEBIAN_CHROMIUM)) return
  if (canUseApt) {
    aptInstall('chromium', 'fonts-thai-tlwg')
    return
  }
  // Returns at once when it is there already.
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'install', 'chromium'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  if (status !== 0) throw new Error('Playwright could not install Chromium')
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { aptInstall, canUseApt } from './as-root.ts'

/** The paths where Debian's packages install it. The headless shell needs a quarter less CPU for the same journeys. */
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** The machine's own Chromium; undefined if Playwright's has to be used. */
export function findChromium(): string | undefined {
  return PLACES.find((place) => existsSync(place))
}

/** Installs Chromium for the browser journeys and a font with Thai letters, if missing. */
export function provideChromium(): void {
  if (findChromium()) return
  if (canUseApt) {
    aptInstall('chromium-headless-shell', 'fonts-thai-tlwg')
    return
  }
  // Returns immediately if it is installed already.
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'install', '--only-shell', 'chromium'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  if (status !== 0) throw new Error('Playwright could not install Chromium')
}

import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const listed = new URL('./package/', import.meta.url)
const target = fileURLToPath(new URL('../../node_modules/.cache/lighthouse/', import.meta.url))

/** Installs Lighthouse beside the shop's own packages, of which it is none: it brings a hundred. @returns its program */
export function installLighthouse(): string {
  const program = `${target}node_modules/lighthouse/cli/index.js`
  if (existsSync(program)) return program
  mkdirSync(target, { recursive: true })
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(new URL(file, listed), `${target}${file}`)
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: target,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('Lighthouse could not be installed; npm says why above')
  return program
}

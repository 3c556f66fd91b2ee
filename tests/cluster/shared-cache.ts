import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { findClusterPrograms } from '../../scripts/test/cluster-programs.ts'
import { freePort } from '../../scripts/test/free-port.ts'
import { eventually } from '../helpers/eventually.ts'
import { newService } from './service.ts'

/** Varnish with the file of deploy/cluster in front of two processes of the shop, until the test ends. */
export async function startVarnish(shopPorts: [number, number], key: string): Promise<{ url: string }> {
  const programs = findClusterPrograms()
  if (!programs) throw new Error('install the packages of scripts/test/cluster-programs.ts for this test')
  const folder = mkdtempSync(join(tmpdir(), 'krok-varnish-'))
  // Varnish works as a user of its own.
  chmodSync(folder, 0o755)
  const configuration = join(folder, 'varnish.vcl')
  const [one, two] = shopPorts
  writeFileSync(
    configuration,
    readFileSync('deploy/cluster/varnish.vcl', 'utf8')
      .replace('"3001"', `"${one}"`)
      .replace('"3002"', `"${two}"`),
  )
  const port = await freePort()
  const args = ['-F', '-n', join(folder, 'work'), '-f', configuration, '-a', `127.0.0.1:${port}`]
  const service = newService(
    programs.varnishd,
    [...args, '-p', 'http_gzip_support=off', '-s', 'malloc,64m'],
    {
      env: { CACHE_PURGE_KEY: key },
      cwd: folder,
      log: join(folder, 'log'),
    },
  )
  onTestFinished(async () => {
    await service.stop('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  })
  service.start()
  const url = `http://127.0.0.1:${port}`
  await eventually(
    () => fetch(`${url}/healthz`).catch(() => undefined),
    (response) => response !== undefined,
  )
  return { url }
}

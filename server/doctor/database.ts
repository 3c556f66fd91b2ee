import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Finding, found, unseen } from '#shared/base/doctor/findings.ts'
import { lookAtPostgres } from './postgres.ts'
import type { Surroundings } from './surroundings.ts'

/** The database that holds the shop, on either engine. */
export async function lookAtDatabase({ config, shop, now }: Surroundings): Promise<Finding[]> {
  const { directUrl: url, dataDir } = config.database
  if (url) return lookAtPostgres(url, now)
  if (!existsSync(join(dataDir, 'postgres'))) return [found('database', 'empty', { folder: dataDir })]
  if (!shop) return [unseen('database', config.isDemo ? 'demo' : 'process')]
  const { rows } = await shop.database.pool.query<{ server_version: string }>('show server_version')
  return [found('database', 'embedded', { version: String(rows[0]?.server_version) })]
}

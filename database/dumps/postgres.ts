import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { BackupError, occupied } from '#shared/base/backup-error.ts'
import { rootMessage } from '../is-unavailable.ts'
import { toServers } from '../postgres/servers.ts'
import type { Restoring } from './restoring.ts'

/** Makes the roles that the dump names: they belong to the server, and are in no dump of a database. */
const ROLES = fileURLToPath(new URL('../migrations/20261120202850_roles/migration.sql', import.meta.url))

/**
 * Writes a consistent dump, as of one moment, while the shop may run.
 * @returns the names of the database's migrations
 */
export async function dumpPostgres(url: string, file: string): Promise<string[]> {
  const { rows } = await query<{ name: string }>(
    url,
    'select name from drizzle.__drizzle_migrations order by name',
  )
  await requireTool('pg_dump', url)
  // Comments on extensions may be written by their owners alone.
  await runTool('pg_dump', url, ['--format=custom', '--no-owner', '--no-comments', `--file=${file}`])
  return rows.map(({ name }) => name)
}

/**
 * Restores a dump into a database that nobody uses, wholly or not at all. With `replace`, what a shop has made there is
 * removed in the same transaction; of one that nobody manages, processes may run.
 */
export async function restorePostgres(
  url: string,
  file: string,
  { replace, emptied, before }: Restoring,
): Promise<void> {
  await requireTool('pg_restore', url)
  if (replace !== 'if_unmanaged' && (await countOthers(url)) > 0) {
    throw new BackupError('Other programs use this database: stop all processes of the shop first.')
  }
  const isTaken = (await countTables(url)) > 0
  if (isTaken && !replace) throw occupied('the database of DATABASE_URL')
  const [makeRoles = ''] = (await readFile(ROLES, 'utf8')).split('--> statement-breakpoint')
  await query(url, makeRoles)
  await before()
  await (isTaken ? replaceAll(url, file, { replace, emptied }) : fillEmpty(url, file))
}

function fillEmpty(url: string, file: string): Promise<void> {
  const options = ['--no-owner', '--exit-on-error', '--single-transaction', file]
  return runTool('pg_restore', url, options)
}

/** As PostgreSQL makes the schema: everybody may look in it, and the owner of the database owns it. */
const EMPTY_DATABASE = `drop schema if exists drizzle cascade;
drop schema public cascade;
create schema public authorization pg_database_owner;
grant usage on schema public to public;
`

const HAS_ADMIN = 'The shop that was to be replaced has an admin.'
/** Nobody becomes its admin meanwhile: that takes the same lock. */
const REQUIRE_UNMANAGED = `lock table user_roles in share row exclusive mode;
do $$ begin
  if exists (select from user_roles where role = 'admin') then raise exception '${HAS_ADMIN}'; end if;
end $$;
`

/** A dump is all there as a script before anything is dropped; all is one transaction, which a killed process rolls back. */
async function replaceAll(
  url: string,
  file: string,
  { replace, emptied }: Pick<Restoring, 'replace' | 'emptied'>,
): Promise<void> {
  await requireTool('psql', url)
  const isShared = replace === 'if_unmanaged'
  const [before, script, after] = [`${file}.before.sql`, `${file}.sql`, `${file}.after.sql`]
  await writeFile(before, (isShared ? REQUIRE_UNMANAGED : '') + EMPTY_DATABASE)
  await writeFile(after, emptyTables(emptied) + (isShared ? 'notify krok_restart;\n' : ''))
  await runProgram('pg_restore', ['--no-owner', `--file=${script}`, file])
  await runTool('psql', url, [
    '--no-psqlrc',
    '--quiet',
    '--output=/dev/null',
    '--set=ON_ERROR_STOP=1',
    '--single-transaction',
    `--file=${before}`,
    `--file=${script}`,
    `--file=${after}`,
  ])
}

/** The dump has set what it needs for itself; one of an older release may have fewer tables. */
function emptyTables(names: readonly string[]): string {
  const deletions = names.map(
    (name) => `  if to_regclass('public.${name}') is not null then delete from public.${name}; end if;\n`,
  )
  return `reset all;\ndo $$ begin\n${deletions.join('')}end $$;\n`
}

function countTables(url: string): Promise<number> {
  return count(
    url,
    `select count(*)::int from pg_class where relkind = 'r'
    and relnamespace in (select oid from pg_namespace where nspname in ('public', 'drizzle'))`,
  )
}

/** A shop that runs would see its tables go. */
function countOthers(url: string): Promise<number> {
  return count(
    url,
    `select count(*)::int from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
}

/**
 * Makes an empty database beside the shop's on the same server, with the same letters and order, in place of one that a killed
 * process has left there.
 * @returns undefined if the shop's role may not make databases
 */
export async function createScratchDatabase(
  url: string,
): Promise<{ url: string; drop(): Promise<void> } | undefined> {
  const { rows } = await query<Record<'name' | 'encoding' | 'collate' | 'ctype', string> & { may: boolean }>(
    url,
    `select datname as name, pg_encoding_to_char(encoding) as encoding, datcollate as collate, datctype as ctype,
      (select rolcreatedb or rolsuper from pg_roles where rolname = current_user) as may
      from pg_database where datname = current_database()`,
  )
  const [shop] = rows
  if (!shop?.may) return undefined
  const name = `krok_check_of_${shop.name}`.slice(0, 63)
  const identifier = pg.escapeIdentifier(name)
  const drop = () => query(url, `drop database if exists ${identifier} with (force)`)
  await drop()
  const [encoding, collate, ctype] = [shop.encoding, shop.collate, shop.ctype].map(pg.escapeLiteral)
  await query(
    url,
    `create database ${identifier} template template0 encoding ${encoding} lc_collate ${collate} lc_ctype ${ctype}`,
  )
  return {
    url: url.replace(/^([^/]*\/\/[^/]*\/)[^?]*/, `$1${encodeURIComponent(name)}`),
    drop: async () => void (await drop()),
  }
}

async function count(url: string, statement: string): Promise<number> {
  const { rows } = await query<{ count: number }>(url, statement)
  return rows[0]?.count ?? 0
}

async function query<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
): Promise<pg.QueryResult<Row>> {
  const { Client, connectionString } = toServers(url, 'writes')
  const client = new Client({ connectionString })
  try {
    await client.connect()
    return await client.query<Row>(statement)
  } catch (error) {
    throw new BackupError(`The database did not do what it was asked: ${rootMessage(error)}.`, {
      cause: error,
    })
  } finally {
    await client.end()
  }
}

/** Refuses a tool that is older than the server: it could not read, or write, all that the server has. */
async function requireTool(tool: string, url: string): Promise<void> {
  const { rows } = await query<{ server_version_num: string }>(url, 'show server_version_num')
  const server = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  const { output } = await run(tool, ['--version'], {})
  const version = Number(/(\d+)/.exec(output)?.[1])
  if (version >= server) return
  throw new BackupError(`${tool} is of PostgreSQL ${version}, and the server ${server}: install its tools.`)
}

/** Runs one of PostgreSQL's tools; the password does not show in the list of processes. */
async function runTool(tool: string, url: string, options: string[]): Promise<void> {
  const [, first, password, rest] = /^(postgres(?:ql)?:\/\/[^:@/]*):([^@/]*)(@.*)$/.exec(url) ?? []
  const env = password ? { PGPASSWORD: decodeURIComponent(password) } : {}
  await runProgram(tool, [...options, `--dbname=${password ? `${first}${rest}` : url}`], env)
}

async function runProgram(tool: string, options: string[], env = {}): Promise<void> {
  const { code, output } = await run(tool, options, env)
  if (code === 0) return
  if (output.includes(HAS_ADMIN)) throw new BackupError(HAS_ADMIN, { reason: 'not_empty' })
  throw new BackupError(`${tool} failed: ${output.trim().split('\n')[0] ?? `it ended with ${code}`}`)
}

function run(tool: string, args: string[], env: object): Promise<{ code: number | null; output: string }> {
  // oxlint-disable-next-line node/no-process-env -- Programs find themselves and their libraries by it.
  const child = spawn(tool, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'ENOENT'
          ? `${tool} is not on this machine: install PostgreSQL's client tools, of the server's version or newer.`
          : `${tool} cannot be run: ${error.message}.`
      reject(new BackupError(reason, { cause: error }))
    })
    child.once('close', (code) => resolve({ code, output }))
  })
}

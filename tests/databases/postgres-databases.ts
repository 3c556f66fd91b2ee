import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Makes a database on `server`, lets `fill` fill it, and returns its name, from which others can be copied. */
export async function createTemplate(
  server: string,
  fill: (url: string) => Promise<void>,
  from?: string,
): Promise<string> {
  const name = await createDatabase(server, from)
  await fill(urlOf(server, name))
  return name
}

/** Makes an empty database on `server`, or a copy of `template`; returns its name. */
export async function createDatabase(server: string, template = 'template1'): Promise<string> {
  const name = `krok_test_${randomBytes(6).toString('hex')}`
  // Copying the files takes half of what writing every page to the log does.
  await onServer(server, `create database ${name} template ${template} strategy file_copy`)
  return name
}

export async function dropDatabase(server: string, name: string): Promise<void> {
  await onServer(server, `drop database if exists ${name} with (force)`)
}

/** The same server, another database on it. */
export function urlOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

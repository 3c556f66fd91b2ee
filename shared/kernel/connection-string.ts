/** One server of PostgreSQL, or several that hold the same database, of which one accepts writes. */
export type ConnectionString = {
  /** The same address for each server alone, in the given order. */
  servers: [URL, ...URL[]]
  /** The value of `target_session_attrs`. */
  sessions: string | undefined
}

const FORM = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)([/?].*)?$/i

/**
 * Reads an address in libpq's form: `postgres://user@host:5432,other:5432/krok?target_session_attrs=read-write`.
 * @returns undefined if it is none
 */
export function parseConnectionString(text: string): ConnectionString | undefined {
  const [, before = '', hosts = '', after = ''] = FORM.exec(text) ?? []
  const servers: URL[] = []
  for (const host of hosts.split(',')) {
    const server = URL.parse(`${before}${host}${after}`)
    // A single server may be a socket, which `?host=/run/postgresql` names.
    if (!server || (!server.hostname && hosts !== '')) return undefined
    servers.push(server)
  }
  const [first, ...others] = servers
  if (!first) return undefined
  const sessions = first.searchParams.get('target_session_attrs') ?? undefined
  for (const server of servers) server.searchParams.delete('target_session_attrs')
  return { servers: [first, ...others], sessions }
}

/** The servers and the database, without user and password, for people to read. */
export function describeServers([first, ...others]: ConnectionString['servers']): string {
  return `${[first, ...others].map(({ host }) => host).join(', ')}${first.pathname}`
}

import type { ESTree } from 'vite'
import { moduleOf } from './modules.ts'
import { isTest, type SourceFile, visit } from './read-source.ts'

/** A table of the database: as the code calls it, as SQL calls it, and the room in whose folder its schema lies. */
type Table = { name: string; sqlName: string; room: string }

type Write = { table: string; owner: string; room: string; path: string }

/** A write that is allowed from a room that does not own the table. */
type SharedTable = { table: string; room: string; reason: string }

type Rules = {
  shared: SharedTable[]
  /** Tables that one module of their room writes, and the others through its verbs. */
  ownModules: Record<string, string>
}

/**
 * Finds writes of domain/ to a table of another room, or past the module that a table belongs to, and exceptions that
 * nobody needs. Triggers are not read: they stand beside the schema.
 */
export function findTableFaults(sources: SourceFile[], { shared, ownModules }: Rules): string[] {
  const writes = listWrites(sources)
  const foreign = writes.filter(({ room, owner }) => room !== owner)
  const past = writes.filter(({ table, room, owner, path }) => {
    const module = ownModules[table]
    return room === owner && module !== undefined && moduleOf(path) !== module
  })
  const isShared = (write: Write) =>
    shared.some(({ table, room }) => table === write.table && room === write.room)
  const needless = shared.filter(
    ({ table, room }) => !foreign.some((write) => write.table === table && write.room === room),
  )
  return [
    ...foreign
      .filter((write) => !isShared(write))
      .map(({ path, table, owner }) => `${path} writes ${table}, which ${owner} owns`),
    ...past.map(({ path, table }) => `${path} writes ${table} past ${ownModules[table]}`),
    ...needless.map(({ table, room }) => `${room} may write ${table} and does not`),
  ]
}

/** The writes of domain/: by Drizzle's `insert`, `update` and `delete`, and by statements written as SQL. */
export function listWrites(sources: SourceFile[]): Write[] {
  const tables = sources.filter(({ path }) => path.startsWith('database/schema/')).flatMap(listTables)
  return sources
    .filter(({ path }) => path.startsWith('domain/') && !isTest(path))
    .flatMap((source) => {
      const written = new Set(findWritten(source, tables))
      return tables
        .filter((table) => written.has(table))
        .map(({ name, room }) => ({
          table: name,
          owner: room,
          room: source.path.split('/')[1] ?? '',
          path: source.path,
        }))
    })
}

/** `export const orders = pgTable('orders', …)`. */
function listTables({ path, program }: SourceFile): Table[] {
  const found: Table[] = []
  visit(program, {
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return
      if (init.callee.type !== 'Identifier' || init.callee.name !== 'pgTable') return
      const [sqlName] = init.arguments
      if (sqlName?.type !== 'Literal' || typeof sqlName.value !== 'string') return
      found.push({ name: id.name, sqlName: sqlName.value, room: path.split('/')[2] ?? '' })
    },
  })
  return found
}

const STATEMENT = /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?"?(\$\{\w+|\w+)/gi

function findWritten({ program, text }: SourceFile, tables: Table[]): Table[] {
  const imported = readImports(program, tables)
  const written: (Table | undefined)[] = []
  const listed: (Table | undefined)[] = []
  let isVariableWritten = false
  visit(program, {
    CallExpression({ callee, arguments: [target] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (!['insert', 'update', 'delete'].includes(callee.property.name)) return
      if (target?.type !== 'Identifier') return
      const table = imported.get(target.name)
      if (table) written.push(table)
      else isVariableWritten = true
    },
    ArrayExpression({ elements }) {
      for (const element of elements) {
        if (element?.type === 'Identifier') listed.push(imported.get(element.name))
      }
    },
    TemplateLiteral({ start, end }) {
      for (const [, name = ''] of text.slice(start, end).matchAll(STATEMENT)) {
        written.push(
          name.startsWith('${')
            ? imported.get(name.slice(2))
            : tables.find(({ sqlName }) => sqlName === name.toLowerCase()),
        )
      }
    },
  })
  // `for (const table of [sessions, challenges]) await db.delete(table)`
  if (isVariableWritten) written.push(...listed)
  return written.filter((table) => table !== undefined)
}

/** The tables that a file imports, by the names it gives them. */
function readImports({ body }: ESTree.Program, tables: Table[]): Map<string, Table> {
  const imported = new Map<string, Table>()
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.includes('database/schema/'))
      continue
    for (const specifier of statement.specifiers) {
      if (specifier.type !== 'ImportSpecifier' || !('name' in specifier.imported)) continue
      const { name } = specifier.imported
      const table = tables.find((one) => one.name === name)
      if (table) imported.set(specifier.local.name, table)
    }
  }
  return imported
}

import type { ESTree } from 'vite'
import { isTest, type SourceFile, visit } from './read-source.ts'
import { listVerbs } from './verbs.ts'

/** Each loader of app/routes with the verbs that it calls, without those in `runPart`: such a part may fail alone. */
export function listLoaders(sources: SourceFile[]): { path: string; verbs: string[] }[] {
  const verbs = new Set(listVerbs(sources).map(({ module, name }) => `#domain/${module}/index.ts ${name}`))
  return sources
    .filter(({ path }) => path.startsWith('app/routes/') && !isTest(path))
    .flatMap(({ path, program }) => {
      const loader = findLoader(program)
      if (!loader) return []
      const imported = namesFrom(program).filter(({ name, from }) => verbs.has(`${from} ${name}`))
      const used = namesIn(program, loader)
      return [{ path, verbs: imported.flatMap(({ name, local }) => (used.has(local) ? [name] : [])) }]
    })
}

function findLoader(program: ESTree.Program): ESTree.Span | undefined {
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue
    const { declaration } = statement
    if (declaration?.type === 'FunctionDeclaration' && declaration.id?.name === 'loader') return declaration
  }
  return undefined
}

function namesFrom({ body }: ESTree.Program): { name: string; local: string; from: string }[] {
  return body.flatMap((statement) =>
    statement.type === 'ImportDeclaration'
      ? statement.specifiers.flatMap((specifier) =>
          specifier.type === 'ImportSpecifier' && 'name' in specifier.imported
            ? [{ name: specifier.imported.name, local: specifier.local.name, from: statement.source.value }]
            : [],
        )
      : [],
  )
}

/** The identifiers in a part of a program, outside the calls of `runPart`. */
function namesIn(program: ESTree.Program, part: ESTree.Span): Set<string> {
  const apart: ESTree.Span[] = []
  const found: { name: string; start: number }[] = []
  visit(program, {
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'runPart') apart.push(node)
    },
    Identifier({ name, start }) {
      found.push({ name, start })
    },
  })
  const isIn = ({ start, end }: ESTree.Span, at: number) => start <= at && at < end
  return new Set(
    found
      .filter(({ start }) => isIn(part, start) && !apart.some((call) => isIn(call, start)))
      .map(({ name }) => name),
  )
}

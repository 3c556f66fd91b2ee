import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { type ESTree, parseSync, Visitor, type VisitorObject } from 'vite'

/** A parsed source file. Paths are relative to the root that was read. */
export type SourceFile = {
  path: string
  text: string
  program: ESTree.Program
  comments: ReturnType<typeof parseSync>['comments']
  /** The files of ours that it imports from, exports from or loads, types included. */
  imports: string[]
}

const FOLDERS = ['app', 'domain', 'adapters', 'database', 'server', 'config', 'shared', 'scripts', 'bench']

/** All our source files below `root`, tests beside them included; those of tests/ where asked for. */
export function readSources(root: string, { withTests = false } = {}): SourceFile[] {
  const folders = withTests ? [...FOLDERS, 'tests'] : FOLDERS
  return globSync(`{${folders.join(',')}}/**/*.{ts,tsx}`, { cwd: root })
    .toSorted()
    .map((path) => readSource(root, path))
}

/** One of them. */
export function readSource(root: string, path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  const { program, module, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value)),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      text.slice(moduleRequest.start, moduleRequest.end).replace(/^['"]|['"]$/g, ''),
    ),
  ]
  const imports = specifiers.flatMap((specifier) => {
    const target = specifier === undefined ? undefined : resolve(path, specifier)
    return target !== undefined && existsSync(join(root, target)) ? [target] : []
  })
  return { path, text, program, comments, imports: [...new Set(imports)] }
}

/** The file that an import of ours leads to; undefined for packages, built-in modules and generated types. */
function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (!specifier.startsWith('.') || specifier.includes('/+types/')) return undefined
  return normalize(join(dirname(from), specifier))
}

/** Visits every node below one. */
export function visit(node: ESTree.Program, visitor: VisitorObject): void {
  new Visitor(visitor).visit(node)
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}

import type { ESTree } from 'vite'
import { moduleOf } from './modules.ts'
import { isTest, type SourceFile, visit } from './read-source.ts'

type Verb = {
  module: string
  name: string
  file: SourceFile
  node: ESTree.Function
  /** The kind of context that it takes. */
  context: 'Ctx' | 'ShopCtx'
}

/**
 * Finds faults in the verbs that the modules of domain/ export: a verb is `(ctx, input)` and async; one that takes a
 * `Ctx` has a line in its module's policy, and calls it unless anybody may call the verb; a guarded verb has a test
 * that refuses a stranger; a refusal has a reason.
 */
export function findVerbFaults(sources: SourceFile[]): string[] {
  const verbs = listVerbs(sources)
  return [
    ...verbs.flatMap(findShapeFaults),
    ...findPolicyFaults(sources, verbs),
    ...sources.filter(({ path }) => path.startsWith('domain/') && !isTest(path)).flatMap(findRefusalFaults),
  ]
}

/** Every function of a module's index.ts whose first parameter is a context. */
export function listVerbs(sources: SourceFile[]): Verb[] {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  return sources
    .filter(({ path }) => /^domain\/[^/]+\/[^/]+\/index\.ts$/.test(path))
    .flatMap((index) => {
      const folder = index.path.replace('index.ts', '')
      return listReExports(index).flatMap(({ name, from }) => {
        const file = byPath.get(folder + from.replace('./', ''))
        const node = file && findFunction(file, name)
        const context = node && typeNameOf(node.params[0])
        if (!file || !node || (context !== 'Ctx' && context !== 'ShopCtx')) return []
        return [{ module: moduleOf(folder), name, file, node, context }]
      })
    })
}

function listReExports({ program }: SourceFile): { name: string; from: string }[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) return []
    const from = statement.source.value
    return statement.specifiers.flatMap(({ local, exportKind }) =>
      exportKind === 'value' && 'name' in local ? [{ name: local.name, from }] : [],
    )
  })
}

function findFunction({ program }: SourceFile, name: string): ESTree.Function | undefined {
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue
    const { declaration } = statement
    if (declaration?.type === 'FunctionDeclaration' && declaration.id?.name === name) return declaration
  }
  return undefined
}

/** `Ctx` for `ctx: Ctx`, also if it is destructured; undefined for types without a name. */
function typeNameOf(parameter: ESTree.ParamPattern | undefined): string | undefined {
  const type = typeOf(parameter)
  return type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier'
    ? type.typeName.name
    : undefined
}

function typeOf(parameter: ESTree.ParamPattern | undefined): ESTree.TSType | undefined {
  if (!parameter || parameter.type === 'TSParameterProperty') return undefined
  const target = parameter.type === 'AssignmentPattern' ? parameter.left : parameter
  return 'typeAnnotation' in target ? target.typeAnnotation?.typeAnnotation : undefined
}

const NO_INPUT = new Set([
  'TSStringKeyword',
  'TSNumberKeyword',
  'TSBooleanKeyword',
  'TSArrayType',
  'TSFunctionType',
  'TSUnionType',
  'TSLiteralType',
])

function findShapeFaults({ module, name, node }: Verb): string[] {
  const [, input, ...more] = node.params
  const faults = []
  if (more.length > 0) faults.push('takes more than (ctx, input)')
  if (input && NO_INPUT.has(typeOf(input)?.type ?? '')) faults.push('takes an input that is no object')
  if (!node.async) faults.push('is not async')
  return faults.map((fault) => `${module}: ${name} ${fault}`)
}

function findPolicyFaults(sources: SourceFile[], verbs: Verb[]): string[] {
  const modules = new Set(sources.map(({ path }) => moduleOf(path)).filter(Boolean))
  return [...modules].flatMap((module) => {
    const policy = readPolicy(sources.find(({ path }) => path === `domain/${module}/policy.ts`))
    const open = verbs.filter((verb) => verb.module === module && verb.context === 'Ctx')
    const tests = sources.filter(({ path }) => path.startsWith(`domain/${module}/`) && isTest(path))
    const unknown = [...policy.keys()].filter((name) => !open.some((verb) => verb.name === name))
    return [
      ...unknown.map((name) => `${module}: policy has a line for ${name}, which is no verb that takes a Ctx`),
      ...open.flatMap(({ name, file }) => {
        const guard = policy.get(name)
        if (!guard) return [`${module}: ${name} has no line in policy.ts`]
        if (guard === 'allowAnyone') return []
        return [
          ...(file.text.includes(`policy.${name}(ctx)`)
            ? []
            : [`${module}: ${name} does not ask its policy`]),
          ...(tests.some((test) => refusesAStranger(test, name))
            ? []
            : [`${module}: ${name} has no test that refuses a stranger`]),
        ]
      }),
    ]
  })
}

/** The lines of a policy: verb → guard. */
function readPolicy(file: SourceFile | undefined): Map<string, string> {
  const lines = new Map<string, string>()
  if (!file) return lines
  visit(file.program, {
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || id.name !== 'policy' || init?.type !== 'ObjectExpression') return
      for (const property of init.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
        lines.set(property.key.name, file.text.slice(property.value.start, property.value.end))
      }
    },
  })
  return lines
}

/** True if a test with that in its title calls the verb. */
function refusesAStranger({ program, text }: SourceFile, verb: string): boolean {
  const callsVerb = new RegExp(`\\b${verb}\\b`)
  let isFound = false
  visit(program, {
    CallExpression({ arguments: [title], start, end }) {
      const isTitle = title?.type === 'Literal' || title?.type === 'TemplateLiteral'
      if (!isTitle || !text.slice(title.start, title.end).includes('refuses a stranger')) return
      if (callsVerb.test(text.slice(start, end))) isFound = true
    },
  })
  return isFound
}

/** Refusals without a reason: in a value, unless it spreads another refusal with `...`, and in a type. */
function findRefusalFaults({ path, program, text }: SourceFile): string[] {
  const faults: string[] = []
  const blame = (node: ESTree.Span) =>
    faults.push(
      `${path}: a refusal without a reason: ${text.slice(node.start, node.end).replaceAll(/\s+/g, ' ')}`,
    )
  visit(program, {
    ObjectExpression(node) {
      const names = node.properties.map((property) =>
        property.type === 'Property' && 'name' in property.key ? property.key.name : '...',
      )
      const isRefusal = node.properties.some(
        (property) =>
          property.type === 'Property' &&
          'name' in property.key &&
          property.key.name === 'ok' &&
          property.value.type === 'Literal' &&
          property.value.value === false,
      )
      if (isRefusal && !names.includes('reason') && !names.includes('...')) blame(node)
    },
    TSTypeLiteral(node) {
      const names = node.members.map((member) => text.slice(member.start, member.end))
      const isRefusal = names.some((name) => name.startsWith('ok: false'))
      // In `{ ok: false } & Refusal` the other part has the reason.
      if (isRefusal && names.length > 1 && !names.some((name) => /^reason\b/.test(name))) blame(node)
    },
  })
  return faults
}

/** Role checks outside the guards: who may do what belongs in a policy. */
export function findRoleChecks(sources: SourceFile[]): string[] {
  const own = new Set(['domain/kernel/context.ts', 'domain/kernel/guards.ts'])
  return sources
    .filter(({ path }) => path.startsWith('domain/') && !isTest(path) && !own.has(path))
    .filter(({ text }) => /\brole\s*[!=]==\s*'(shop|staff)'|\.isAdmin\b/.test(text))
    .map(({ path }) => path)
}

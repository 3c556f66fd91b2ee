import type { ESTree } from 'vite'

type Node = ESTree.Node

/** A test of a file, and the texts that it expects. */
export type AssertedWords = { title: string; words: string[] }

/**
 * The texts that each test of a file expects: those in its `expect(…)`, in the tables and constants that these name, and
 * in the arguments of the file's own functions that expect something. Titles, comments and what is expected *not* to be
 * there do not count.
 */
export function assertedWords(program: ESTree.Program): AssertedWords[] {
  const tests = testsIn(program)
  const expecting = namesOfExpecting(program)
  return tests.map(({ title, node, table }) => {
    const isOthers = (declared: Node) =>
      tests.some(
        (other) => other.node !== node && isWithin(declared, other.node) && !isWithin(node, other.node),
      )
    const constants = constantsIn(program).filter(({ value }) => !isOthers(value))
    const said: Node[] = callsIn(node).flatMap((call) => {
      if (isExpectation(call)) return expectedIn(call)
      return call.callee.type === 'Identifier' && expecting.has(call.callee.name) ? call.arguments : []
    })
    const seen = new Set<Node>()
    for (const part of said) {
      if (seen.has(part)) continue
      seen.add(part)
      const names = new Set(namesIn(part))
      said.push(...constants.filter((one) => names.has(one.name)).map(({ value }) => value))
    }
    const given = table && said.some((part) => namesIn(part).some((name) => table.names.has(name)))
    return { title, words: [...new Set([...said, ...(given ? [table.rows] : [])].flatMap(textsIn))] }
  })
}

type FoundTest = { title: string; node: Node; table?: { names: Set<string>; rows: Node } }

function testsIn(program: Node): FoundTest[] {
  return callsIn(program).flatMap((call) => {
    const [title, ...rest] = call.arguments
    const run = rest.at(-1)
    const isTest = /^(test|describe)\b/.test(calleeName(call.callee))
    if (
      !isTest ||
      !title ||
      (run?.type !== 'ArrowFunctionExpression' && run?.type !== 'FunctionExpression')
    ) {
      return []
    }
    const [rows] = call.callee.type === 'CallExpression' ? call.callee.arguments : []
    const found = { title: textsIn(title).join(''), node: run.body ?? run }
    return [rows ? { ...found, table: { rows, names: new Set(run.params.flatMap(namesIn)) } } : found]
  })
}

/** `test.each` of `test.each(rows)`, `expect` of `expect(value).not.toBe`: what a chain of calls begins with, and its steps. */
function calleeName(node: Node): string {
  if (node.type === 'CallExpression') return calleeName(node.callee)
  if (node.type === 'MemberExpression') {
    return `${calleeName(node.object)}.${node.property.type === 'Identifier' ? node.property.name : ''}`
  }
  return node.type === 'Identifier' ? node.name : ''
}

function isExpectation(call: ESTree.CallExpression): boolean {
  const name = calleeName(call.callee)
  return (
    /^expect(\.\w+)*$/.test(name) &&
    call.callee.type === 'MemberExpression' &&
    !/\.(not|toBeHidden)\b/.test(name)
  )
}

/** The values given to `expect` and to its matcher, without the message for when it fails. */
function expectedIn(call: ESTree.CallExpression): Node[] {
  const inner = call.callee.type === 'MemberExpression' ? call.callee.object : call.callee
  const [given] = callsIn(inner).filter(({ callee }) => /^expect(\.\w+)?$/.test(calleeName(callee)))
  return [...(given?.arguments.slice(0, 1) ?? []), ...call.arguments]
}

/** The functions of the file that expect something. */
function namesOfExpecting(program: Node): Set<string> {
  const names = constantsIn(program).filter(
    ({ value }) => callsIn(value).some(isExpectation) && isFunction(value),
  )
  const declared = nodesIn(program).flatMap((node) =>
    node.type === 'FunctionDeclaration' && node.id && callsIn(node).some(isExpectation) ? [node.id.name] : [],
  )
  return new Set([...names.map(({ name }) => name), ...declared])
}

function constantsIn(program: Node): { name: string; value: Node }[] {
  return nodesIn(program).flatMap((node) => {
    if (node.type === 'ForOfStatement') return namesIn(node.left).map((name) => ({ name, value: node.right }))
    if (node.type !== 'VariableDeclarator' || !node.init) return []
    const { init } = node
    return namesIn(node.id).map((name) => ({ name, value: init }))
  })
}

function textsIn(node: Node): string[] {
  return nodesIn(node).flatMap((one) => {
    if (one.type === 'TemplateElement') return [one.value.cooked ?? one.value.raw]
    if (one.type !== 'Literal') return []
    return 'regex' in one ? [one.regex.pattern] : typeof one.value === 'string' ? [one.value] : []
  })
}

function namesIn(node: Node): string[] {
  return nodesIn(node).flatMap((one) => (one.type === 'Identifier' ? [one.name] : []))
}

function callsIn(node: Node): ESTree.CallExpression[] {
  return nodesIn(node).filter((one) => one.type === 'CallExpression')
}

const isFunction = ({ type }: Node) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression'
const isWithin = (inner: Node, outer: Node) => inner.start >= outer.start && inner.end <= outer.end

const known = new WeakMap<object, Node[]>()

/** A node and all below it. */
function nodesIn(node: Node): Node[] {
  const kept = known.get(node)
  if (kept) return kept
  const below = Object.values(node).flatMap((value: unknown) =>
    (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => (isNode(one) ? nodesIn(one) : [])),
  )
  const all = [node, ...below]
  known.set(node, all)
  return all
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

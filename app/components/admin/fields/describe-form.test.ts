import { expect, test } from 'vitest'
import { z } from 'zod'
import { line, wholeNumber } from '#shared/kernel/validation.ts'
import { describeForm } from './describe-form.ts'
import { rearranged } from './rearranged.ts'

const words = () => 'Label'
const schema = z.strictObject({
  name: z.strictObject({ en: line(20), th: line(20) }),
  seats: wholeNumber(1, 100),
  priceCents: z.int().nullable(),
  startsAt: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
  kind: z.enum(['big', 'small']),
  tags: z.array(z.enum(['new', 'hot'])),
  isOpen: z.boolean(),
  size: z.strictObject({ width: wholeNumber(1, 9), note: z.string() }).nullable(),
  lines: z.array(z.strictObject({ what: line(20), amount: z.number().nullable() })).max(3),
})
type Values = z.infer<typeof schema>

const number = { kind: 'number', label: words } as const
const described = describeForm<Values>({
  name: { kind: 'localized', required: 'everywhere', label: words },
  seats: number,
  priceCents: { kind: 'cents', label: words, ifEmpty: null },
  startsAt: { kind: 'time', label: words },
  kind: { kind: 'choice', label: words, values: ['big', 'small'], words: () => ({ big: 'B', small: 'S' }) },
  tags: { kind: 'boxes', label: words, values: ['new', 'hot'], words: () => ({ new: 'N', hot: 'H' }) },
  isOpen: { kind: 'box', label: words },
  size: { kind: 'group', isSetBy: 'width', of: { width: number, note: { kind: 'text', label: words } } },
  lines: {
    kind: 'rows',
    most: 3,
    label: words,
    rowLabel: words,
    of: {
      what: { kind: 'text', label: words },
      amount: { kind: 'number', label: words, isDecimal: true, ifEmpty: null },
    },
  },
})

const typed = {
  'name.en': 'Pot',
  'name.th': 'หม้อ',
  seats: '12',
  priceCents: 'R 1 234,50',
  startsAt: '2026-12-24T18:30',
  kind: 'small',
  'tags.hot': 'on',
  isOpen: 'on',
  'size.width': '3',
  'size.note': 'deep',
  'count.lines': '2',
  'lines.0.what': 'Rice',
  'lines.0.amount': '1,5',
  'lines.1.what': 'Salt',
  'lines.1.amount': '',
}
const formOf = (values: Record<string, string>) => new Map(Object.entries(values))
const parse = (values: Record<string, string>) =>
  schema.safeParse(described.toInput(described.read(formOf(values))))

test('what was typed becomes what its schema takes, and that what the form begins with', () => {
  const { data, error } = parse(typed)
  expect(error).toBeUndefined()
  expect(data).toEqual({
    name: { en: 'Pot', th: 'หม้อ' },
    seats: 12,
    priceCents: 123_450,
    startsAt: new Date('2026-12-24T16:30:00Z'),
    kind: 'small',
    tags: ['hot'],
    isOpen: true,
    size: { width: 3, note: 'deep' },
    lines: [
      { what: 'Rice', amount: 1.5 },
      { what: 'Salt', amount: null },
    ],
  })
  const values = described.toValues({ ...data!, version: 7 })
  expect(values).toEqual({
    ...typed,
    version: '7',
    priceCents: '1234.50',
    'tags.new': '',
    'lines.0.amount': '1.5',
  })
  expect(described.toInput(values)).toMatchObject({ version: 7, seats: 12 })
})

test('an empty form has no values, and no number is made of what is none', () => {
  const empty = described.toInput(described.read(new Map()))
  expect(empty).toMatchObject({
    name: { en: undefined, th: undefined },
    seats: undefined,
    priceCents: null,
    size: null,
    isOpen: false,
    tags: [],
    lines: [],
  })
  for (const seats of ['some', '1,000', '1e999']) expect(parse({ ...typed, seats }).success).toBe(false)
  expect(parse({ ...typed, priceCents: 'free' }).success).toBe(false)
})

test('inputs that the form does not have are left out, whatever their names', () => {
  const foreign = {
    __proto__x: 'x',
    constructor: 'x',
    'name.fr': 'x',
    'lines.7.what': 'x',
    'lines.__proto__.what': 'x',
  }
  const form = formOf({ ...typed, ...foreign })
  form.set('__proto__', 'x').set('__proto__.isAdmin', 'on').set('lines.0.__proto__', 'x')
  expect(described.read(form)).toEqual(described.read(formOf(typed)))
  expect(({} as { isAdmin?: string }).isAdmin).toBeUndefined()
})

test('a list has no more rows than it may have, and a row that is missing is empty', () => {
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`lines.${at}.what`, 'x']))
  const long = described.toInput(described.read(formOf({ ...typed, ...many, 'count.lines': '999999999' })))
  expect(long.lines).toHaveLength(3)
  for (const count of ['-1', '1.5', 'many', '', 'Infinity']) {
    expect(described.toInput(described.read(formOf({ ...typed, 'count.lines': count }))).lines).toEqual([])
  }
  const gap = described.toInput(
    described.read(formOf({ ...typed, 'count.lines': '3', 'lines.2.what': 'Oil' })),
  )
  expect(gap.lines.map(({ what }) => what)).toEqual(['Rice', 'Salt', 'Oil'])
  const { 'lines.1.what': _, ...missing } = typed
  expect(parse(missing).error?.issues.map(({ path }) => path.join('.'))).toEqual(['lines.1.what'])
})

test('rows come, go and change places; a command that makes no sense changes nothing', () => {
  const values = described.read(formOf(typed))
  const whats = (command: string) =>
    described.toInput(rearranged(described, values, command)).lines.map(({ what }) => what)
  expect(whats('lines.add')).toEqual(['Rice', 'Salt', undefined])
  expect(whats('lines.remove.0')).toEqual(['Salt'])
  expect(whats('lines.up.1')).toEqual(['Salt', 'Rice'])
  expect(whats('lines.down.0')).toEqual(['Salt', 'Rice'])
  for (const command of ['lines.up.9', 'seats.add', '__proto__.add', 'constructor.add', 'lines.burn.0', '']) {
    expect(rearranged(described, values, command)).toMatchObject(values)
  }
})

test('a description that misses a field of its schema, or names another, does not compile', () => {
  type Small = { name: string; seats: number; note: string | null; open: boolean }
  const name = { kind: 'text', label: words } as const
  const note = { kind: 'text', label: words, isOptional: true, ifEmpty: null } as const
  const open = { kind: 'box', label: words } as const
  // @ts-expect-error -- `seats` is missing
  describeForm<Small>({ name, note, open })
  // @ts-expect-error -- the schema has no `chairs`
  describeForm<Small>({ name, seats: number, note, open, chairs: number })
  // @ts-expect-error -- a number is not typed into a box
  describeForm<Small>({ name, seats: open, note, open })
  // @ts-expect-error -- an empty number would not be null
  describeForm<{ amount: number | null }>({ amount: number })
  const rows = { kind: 'rows', most: 1, label: words, rowLabel: words, of: {} } as const
  // @ts-expect-error -- the rows of the list lack their only field
  describeForm<{ rows: { what: string }[] }>({ rows })
  expect(Object.keys(describeForm<Small>({ name, seats: number, note, open }).fields)).toHaveLength(4)
})

test('a part has the fields of its kind; one of no kind ends the list', () => {
  type Part = { kind: 'text'; text: string } | { kind: 'link'; text: string; to: string }
  const text = { kind: 'text', label: words } as const
  const parts = { kind: 'parts', most: 2, inPart: words } as const
  const form = describeForm<{ parts: Part[] }>({
    parts: { ...parts, of: { text: { text }, link: { text, to: text } } },
  })
  const typed = {
    'parts.0.kind': 'link',
    'parts.0.text': 'Shop',
    'parts.0.to': '/shop',
    'parts.1.kind': 'text',
  }
  const read = (more: Record<string, string>) => form.toInput(form.read(formOf({ ...typed, ...more }))).parts
  const [link, rest] = [
    { kind: 'link', text: 'Shop', to: '/shop' },
    { kind: 'text', text: undefined },
  ]
  expect(
    read({ 'parts.1.to': '/left-over', 'parts.2.kind': 'text', 'parts.2.text': 'one too many' }),
  ).toEqual([link, rest])
  for (const kind of ['constructor', '__proto__', 'video', ''])
    expect(read({ 'parts.1.kind': kind })).toEqual([link])
  expect(form.toValues({ parts: [{ kind: 'link', text: 'Shop', to: '/shop' }] })).toEqual({
    'parts.0.kind': 'link',
    'parts.0.text': 'Shop',
    'parts.0.to': '/shop',
  })
  // @ts-expect-error -- the fields of links are missing
  describeForm<{ parts: Part[] }>({ parts: { ...parts, of: { text: { text } } } })
})

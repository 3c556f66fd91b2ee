const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*'
const META = new RegExp(`^# (TYPE|HELP|UNIT) (${NAME}) (.+)$`)
const LABEL = String.raw`[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\n]|\\[\\n"])*"`
const SAMPLE = new RegExp(
  `^(${NAME})(?:\\{((?:${LABEL})(?:,${LABEL})*)?\\})? ([+-]?(?:\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?|Inf)|NaN)$`,
  'i',
)
const SUFFIXES: Record<string, string[]> = {
  counter: ['_total', '_created'],
  gauge: [''],
  histogram: ['_bucket', '_sum', '_count', '_created'],
  summary: ['', '_sum', '_count', '_created'],
}

/** One sample: its name, its labels and its value. */
export type Sample = { name: string; labels: Record<string, string>; value: number }

/**
 * The samples of an OpenMetrics text, by the grammar of the specification as far as ours needs it: families in one
 * piece and after their TYPE, names that fit the type, no series twice, whole histograms, and `# EOF` at the end.
 * @throws Error naming the line that breaks a rule
 */
export function readOpenMetrics(text: string): Sample[] {
  const lines = text.split('\n')
  if (lines.pop() !== '' || lines.pop() !== '# EOF') throw new Error('it does not end with # EOF')
  const types = new Map<string, string>()
  const series = new Set<string>()
  const samples: Sample[] = []
  let family = ''
  for (const line of lines) {
    const meta = META.exec(line)
    if (meta) {
      const [, keyword, name = '', rest = ''] = meta
      if (name !== family && types.has(name)) throw new Error(`a family in two pieces: ${line}`)
      if (keyword === 'TYPE' && types.get(name)) throw new Error(`a second TYPE: ${line}`)
      if (keyword === 'TYPE' && !(rest in SUFFIXES)) throw new Error(`an unknown type: ${line}`)
      if (!types.has(name)) types.set(name, '')
      if (keyword === 'TYPE') types.set(name, rest)
      family = name
      continue
    }
    const [, name = '', written = '', value = ''] = SAMPLE.exec(line) ?? []
    if (name === '') throw new Error(`not a line of OpenMetrics: ${line}`)
    const suffixes = SUFFIXES[types.get(family) ?? '']
    if (!suffixes?.some((suffix) => name === family + suffix)) throw new Error(`not of ${family}: ${line}`)
    const labels = readLabels(written)
    const key = `${name} ${JSON.stringify(Object.entries(labels).toSorted(([a], [b]) => a.localeCompare(b)))}`
    if (series.has(key)) throw new Error(`a series twice: ${line}`)
    series.add(key)
    samples.push({ name, labels, value: Number(value.replace(/inf/i, 'Infinity')) })
  }
  for (const [name, type] of types) if (type === 'histogram') checkHistograms(name, samples)
  return samples
}

function readLabels(written: string): Record<string, string> {
  const labels: Record<string, string> = {}
  for (const [label] of written.matchAll(new RegExp(LABEL, 'g'))) {
    const name = label.slice(0, label.indexOf('='))
    if (name in labels) throw new Error(`a label twice: ${written}`)
    labels[name] = label
      .slice(name.length + 2, -1)
      .replace(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped))
  }
  return labels
}

/** Buckets are cumulative, in the order of their bounds, and the last, of all, is the count. */
function checkHistograms(name: string, samples: Sample[]): void {
  const keyOf = ({ labels: { le: _, ...rest } }: Sample) => JSON.stringify(rest)
  const last = new Map<string, { bound: number; value: number }>()
  for (const sample of samples.filter((sample) => sample.name === `${name}_bucket`)) {
    const bound = Number((sample.labels['le'] ?? 'none').replace('Inf', 'Infinity'))
    const before = last.get(keyOf(sample)) ?? { bound: Number.NEGATIVE_INFINITY, value: 0 }
    if (!(bound > before.bound) || sample.value < before.value) throw new Error(`buckets of ${name}`)
    last.set(keyOf(sample), { bound, value: sample.value })
  }
  const counts = samples.filter((sample) => sample.name === `${name}_count`)
  if (counts.length !== last.size) throw new Error(`counts of ${name}`)
  for (const count of counts) {
    const all = last.get(keyOf(count))
    if (all?.bound !== Number.POSITIVE_INFINITY || all.value !== count.value)
      throw new Error(`+Inf of ${name}`)
  }
}

/** The value of the one sample of this name with these labels, among others; undefined if there is none. */
export function valueOf(
  samples: Sample[],
  name: string,
  labels: Record<string, string> = {},
): number | undefined {
  const found = samples.filter(
    (sample) =>
      sample.name === name &&
      Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
  )
  if (found.length > 1) throw new Error(`several samples of ${name}`)
  return found[0]?.value
}

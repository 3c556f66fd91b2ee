import { expect, test } from 'vitest'
import { readOpenMetrics, valueOf } from './open-metrics.ts'

const family = '# HELP a_seconds Time.\n# TYPE a_seconds histogram\n'
const whole = `${family}a_seconds_bucket{to="x",le="1"} 1\na_seconds_bucket{to="x",le="+Inf"} 2\na_seconds_sum{to="x"} 3.5\na_seconds_count{to="x"} 2\n`

test('what is OpenMetrics is read', () => {
  const samples = readOpenMetrics(
    `${whole}# TYPE jobs gauge\njobs{kind="a\\"b\\\\n"} 1e-7\n# TYPE sent counter\nsent_total 4\n# EOF\n`,
  )
  expect(samples).toHaveLength(6)
  expect(valueOf(samples, 'jobs', { kind: 'a"b\\n' })).toBe(1e-7)
  expect(valueOf(samples, 'sent_total')).toBe(4)
})

test.each([
  ['no end', whole],
  ['something after the end', `${whole}# EOF\n# EOF\n`],
  ['an empty line', `${whole}\n# EOF\n`],
  ['a sample without a type', 'up 1\n# EOF\n'],
  ['a counter without _total', '# TYPE sent counter\nsent 4\n# EOF\n'],
  ['a quote in a label', '# TYPE jobs gauge\njobs{kind="a"b"} 1\n# EOF\n'],
  ['a series twice', '# TYPE jobs gauge\njobs{a="1",b="2"} 1\njobs{b="2",a="1"} 1\n# EOF\n'],
  ['a family in two pieces', `${whole}# TYPE jobs gauge\njobs 1\n# HELP a_seconds Again.\n# EOF\n`],
  ['buckets that sink', `${whole.replace('} 1\n', '} 9\n')}# EOF\n`],
  ['a count that is not +Inf', `${whole.replace(/2\n$/, '3\n')}# EOF\n`],
])('refused: %s', (_, text) => {
  expect(() => readOpenMetrics(text)).toThrow(Error)
})

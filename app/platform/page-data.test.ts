import { expect, test } from 'vitest'
import { withPageData } from './page-data.ts'
import { bytesOfPage, cutPage } from './page-pieces.ts'

test('data are a string of JavaScript that ends no script', () => {
  const page = cutPage('<html><head></head><body><p></p></body></html>', 'mark')
  const whole = withPageData(page, { data: '["</script>\u2028&"]\n', mark: 'mark' })
  const html = bytesOfPage(whole).toString()
  const [, given = ''] = /enqueue\((.*?)\);<\/script>/.exec(html) ?? []
  expect(JSON.parse(given)).toBe('["</script>\u2028&"]\n')
  expect(given).not.toMatch(/[<>&\u2028]/)
  expect(html.match(/<script nonce="mark">/g)).toHaveLength(2)
  expect(html).toMatch(/close\(\);<\/script><!--\/\$--><!--\/\$--><\/body><\/html>$/)
})

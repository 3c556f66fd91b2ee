import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { fetchedLater, PartsShown } from '#app/components/ui/fetched-later.tsx'
import { withParts } from './page-data.ts'
import { bytesOfPage, cutPage } from './page-pieces.ts'
import { renderWhole } from './render-whole.ts'

test('what is fetched later is in the page, the first time and later', async () => {
  const Late = fetchedLater('late', async () => () => <b>late</b>)
  const page = (
    <html lang="en">
      <body>
        <Suspense>
          <Late />
        </Suspense>
      </body>
    </html>
  )
  const whole = '<!DOCTYPE html><html lang="en"><head></head><body><!--$--><b>late</b><!--/$--></body></html>'
  expect(await renderWhole(page, undefined)).toBe(whole)
  expect(await renderWhole(page, undefined)).toBe(whole)
})

test('a page names the parts that it shows, and no others', async () => {
  const Shown = fetchedLater('shown', async () => () => <b>shown</b>)
  fetchedLater('other', async () => () => <b>other</b>)
  const Folded = fetchedLater('folded', async () => () => <b>folded</b>, { mayFollow: true })
  const parts = new Set<string>()
  const page = (
    <html lang="en">
      <body>
        <PartsShown value={parts}>
          <Suspense>
            <Shown />
            <Folded />
          </Suspense>
        </PartsShown>
      </body>
    </html>
  )
  const whole = withParts(cutPage(await renderWhole(page, undefined), undefined), parts)
  expect(bytesOfPage(whole).toString()).toMatch(/<template data-parts="shown"><\/template><\/body><\/html>$/)
})

test('a part that fails fails the page', async () => {
  function Broken(): never {
    throw new Error('broken')
  }
  const page = (
    <html lang="en">
      <body>
        <Suspense>
          <Broken />
        </Suspense>
      </body>
    </html>
  )
  await expect(renderWhole(page, undefined)).rejects.toThrow('broken')
})

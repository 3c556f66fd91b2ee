import { lazy, Suspense } from 'react'
import { expect, test } from 'vitest'
import { renderWhole } from './render-whole.ts'

test('what is lazy is in the page, the first time and later', async () => {
  const Late = lazy(async () => ({ default: () => <b>late</b> }))
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

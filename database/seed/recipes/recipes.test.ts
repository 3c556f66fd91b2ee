import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { seedRecipes } from './index.ts'

test('eighteen recipes of the demo take a product; each has a picture of its own and goes with others that exist', () => {
  const slugs = new Set(seedRecipes.map(({ slug }) => slug))
  expect(slugs.size).toBe(seedRecipes.length)
  // A dessert and a drink need no jar.
  const withProducts = seedRecipes.filter(({ lines }) => lines.some(({ product }) => product !== undefined))
  expect(withProducts.length).toBeGreaterThanOrEqual(18)
  const pictures = seedRecipes.map(({ picture }) => picture)
  expect(new Set(pictures).size).toBe(seedRecipes.length)
  for (const { slug, lines, steps, picture, related } of seedRecipes) {
    expect(existsSync(`public${picture}-1280.webp`), picture).toBe(true)
    expect(related.length, slug).toBeGreaterThan(0)
    for (const other of related) expect(slugs.has(other) && other !== slug, other).toBe(true)
    const keys = new Set(lines.map(({ id }) => id))
    for (const { uses } of steps) for (const key of uses) expect(keys.has(key), `${slug} ${key}`).toBe(true)
  }
})

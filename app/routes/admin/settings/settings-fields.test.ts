import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/settings/index.ts'
import { SETTINGS_GROUPS } from '#shared/settings/groups.ts'
import { fromFields, toFields } from './settings-fields.ts'

test.each(SETTINGS_GROUPS)('%s, saved as its form shows it, stays as it was', (group) => {
  const value = DEFAULT_SETTINGS[group]
  expect(fromFields(group, new Map(Object.entries(toFields(value))))).toEqual(value)
})

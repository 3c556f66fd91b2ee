import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { STRANGERS } from '#tests/data/strangers.ts'
import { addGuestNote, findReservations, getStaffReservation } from './index.ts'

/* See domain/restaurant/table-desk/door.test.ts for what the verbs do, by guests who came to a table. */

const shop = useTestDatabase()

test.each(STRANGERS)('refuses a stranger: $role', async (actor) => {
  const by = testCtx(shop(), { actor })
  const id = randomUUID()
  const calls = [
    () => addGuestNote(by, { reservationId: id, text: 'x' }),
    () => findReservations(by, { search: 'Nok' }),
    () => getStaffReservation(by, { id }),
  ]
  for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'forbidden' })
})

/*
 * Checks the books, as every night and as `/admin/checks` does: `npm run check-books`. Prints a line for each row that does not
 * agree, and ends with 2 if there is one. Uses the server's settings; on PostgreSQL the shop may run meanwhile.
 */
import { loadConfig } from '#config/config.ts'
import { asShop } from '#domain/kernel/context.ts'
import { checkBooks, listCheckRuns } from '#domain/base/checks/index.ts'
import { openServices } from '#server/services.ts'
import { runForPeople } from './run-for-people.ts'

const DO_NOT_AGREE = 2

await runForPeople(async () => {
  // The lines alone are its answer.
  const services = await openServices(loadConfig({ ...process.env, LOG_LEVEL: 'silent' }), {
    isPatient: true,
  })
  try {
    const ctx = asShop(services.newCtx(services.log))
    if ((await checkBooks(ctx)) === 0) return
    process.exitCode = DO_NOT_AGREE
    const { findings } = await listCheckRuns(ctx)
    for (const { kind, label, expected, found } of findings) {
      console.log(`${kind} ${label}: ${expected} expected, ${found} found`)
    }
  } finally {
    await services.close()
  }
})

import { StorageError } from '#adapters/storage/storage.ts'
import { SettingsError } from '#config/env.ts'
import { DatabaseUnavailable } from '#database/client.ts'
import { BackupError } from '#shared/base/backup-error.ts'

const FOR_PEOPLE = [BackupError, SettingsError, DatabaseUnavailable, StorageError]

/** Runs a command; what a person can do something about is said in its one sentence, anything else is a bug. */
export async function runForPeople(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof Error) || !FOR_PEOPLE.some((kind) => error instanceof kind)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

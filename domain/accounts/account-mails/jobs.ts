import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { backupRuns, customers, settings } from '#database/schema/index.ts'
import type { LinkPurpose } from '#shared/base/mail-links.ts'
import { type Addressee, findAddressee, issueLink } from '../accounts/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { requireShop } from '#domain/kernel/guards.ts'
import { readLastBackup } from '#domain/base/backups/index.ts'
import type { JobInput, Jobs } from '#domain/base/jobs/schemas.ts'
import { deliverMail, type Mail } from '#domain/base/mails/index.ts'
import { getShop } from '#domain/base/settings/index.ts'
import type { Shop } from '#domain/base/settings/schemas.ts'
import { issueCode } from '../sign-in/index.ts'
import {
  accountExistsMail,
  codeMail,
  invitationMail,
  passwordChangedMail,
  passwordResetMail,
  backupFailedMail,
  settingsChangedMail,
  verificationMail,
  welcomeMail,
} from './account-mails.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface JobPayloads {
    'send-code': { challengeId: string }
    'send-verification': { userId: string }
    'send-password-reset': { userId: string }
    'send-invitation': { userId: string }
    'send-account-exists': { userId: string }
    'send-password-changed': { userId: string }
    'send-welcome': { userId: string }
    /** To an admin; without one to the shop's own address. `withdrawnBy` took a planned state back. */
    'send-settings-changed': { settingsId: string; userId: string | null; withdrawnBy?: string }
    /** To an admin; without one to the shop's own address. */
    'send-backup-failed': { runId: number; userId: string | null }
  }
}

/** The mails about accounts. */
export const accountMailJobs = {
  'send-code': { lane: 'account mails', sequence: ({ challengeId }) => `code ${challengeId}`, run: sendCode },
  'send-verification': {
    lane: 'account mails',
    sequence: ({ userId }) => `send-verification ${userId}`,
    run: sendsLink('verification', 'verify_email', verificationMail),
  },
  'send-password-reset': {
    lane: 'account mails',
    sequence: ({ userId }) => `send-password-reset ${userId}`,
    run: sendsLink('password-reset', 'reset_password', passwordResetMail),
  },
  'send-invitation': {
    lane: 'account mails',
    sequence: ({ userId }) => `send-invitation ${userId}`,
    run: sendsLink('invitation', 'invitation', invitationMail),
  },
  'send-account-exists': { lane: 'account mails', run: sendsNotice('account-exists', accountExistsMail) },
  'send-password-changed': {
    lane: 'account mails',
    run: sendsNotice('password-changed', passwordChangedMail),
  },
  'send-welcome': { lane: 'account mails', run: sendWelcome },
  'send-settings-changed': { lane: 'account mails', run: sendSettingsChanged },
  'send-backup-failed': { lane: 'account mails', run: sendBackupFailed },
} satisfies Partial<Jobs>

type UserJob = JobInput<'send-verification'>

/** Makes and mails the code of a challenge; does nothing if the challenge is over. */
async function sendCode(ctx: Ctx, job: JobInput<'send-code'>): Promise<void> {
  requireShop(ctx)
  const { challengeId } = job
  await deliverMail(asShop(ctx), {
    job,
    name: `code-${randomUUID()}`,
    async write() {
      const issued = await issueCode(asShop(ctx), { challengeId })
      return issued && codeMail(issued, await getShop(ctx))
    },
  })
}

/** Makes and mails a link. Each attempt makes a new link, and its mail has a new name. */
function sendsLink(
  name: string,
  purpose: LinkPurpose,
  compose: (link: Addressee & { token: string }, shop: Shop) => Mail,
) {
  return async (ctx: Ctx, job: UserJob): Promise<void> => {
    requireShop(ctx)
    const { userId } = job
    await deliverMail(asShop(ctx), {
      job,
      name: `${name}-${randomUUID()}`,
      async write() {
        const issued = await issueLink(asShop(ctx), { userId, purpose })
        return issued && compose(issued, await getShop(ctx))
      },
    })
  }
}

/** Mails the user what happened to their account. */
function sendsNotice(name: string, compose: (addressee: Addressee, shop: Shop) => Mail) {
  return async (ctx: Ctx, job: UserJob): Promise<void> => {
    requireShop(ctx)
    const { userId, jobId } = job
    await deliverMail(asShop(ctx), {
      job,
      name: `${name}-${userId}-${jobId}`,
      async write() {
        const addressee = await findAddressee(asShop(ctx), { userId })
        return addressee && compose(addressee, await getShop(ctx))
      },
    })
  }
}

/**
 * Greets a new customer, who must have a name (docs/specification.md §5). A failure is only logged: a welcome that
 * arrives hours later is pointless.
 */
async function sendWelcome(ctx: Ctx, job: JobInput<'send-welcome'>): Promise<void> {
  requireShop(ctx)
  const { userId, jobId } = job
  const addressee = await findAddressee(asShop(ctx), { userId })
  if (!addressee?.firstName.trim()) return
  try {
    await deliverMail(asShop(ctx), {
      job,
      name: `welcome-${userId}-${jobId}`,
      write: async () => welcomeMail(addressee, await getShop(ctx)),
    })
  } catch (error) {
    ctx.log.warn({ err: error, jobId }, 'the welcome mail was not sent')
  }
}

/** Tells an admin, or the shop's own address, who has given a group of settings which values, or withdrawn planned ones. */
async function sendSettingsChanged(ctx: Ctx, job: JobInput<'send-settings-changed'>): Promise<void> {
  requireShop(ctx)
  const { settingsId, userId, withdrawnBy, jobId } = job
  await deliverMail(asShop(ctx), {
    job,
    name: `settings-${settingsId}-${jobId}`,
    async write() {
      const shop = await getShop(ctx)
      const addressee = await findAdmin(ctx, userId, shop)
      const [changed] = await inTransaction(asShop(ctx), (ctx) =>
        ctx.db
          .select({
            group: settings.group,
            value: settings.value,
            effectiveFrom: settings.effectiveFrom,
            firstName: customers.firstName,
            lastName: customers.lastName,
          })
          .from(settings)
          .leftJoin(customers, eq(customers.id, withdrawnBy ?? settings.changedBy))
          .where(eq(settings.id, settingsId)),
      )
      if (!addressee || !changed) return undefined
      const isWithdrawn = withdrawnBy !== undefined
      return settingsChangedMail({ ...addressee, changed: { ...changed, isWithdrawn } }, shop)
    },
  })
}

/** Tells an admin, or the shop's own address, that a night has brought no good backup. */
async function sendBackupFailed(ctx: Ctx, job: JobInput<'send-backup-failed'>): Promise<void> {
  requireShop(ctx)
  const { runId, userId, jobId } = job
  await deliverMail(asShop(ctx), {
    job,
    name: `backup-${runId}-${jobId}`,
    async write() {
      const shop = await getShop(ctx)
      const addressee = await findAdmin(ctx, userId, shop)
      const failed = await inTransaction(asShop(ctx), async (ctx) => {
        const [run] = await ctx.db.select().from(backupRuns).where(eq(backupRuns.id, runId))
        return run && { ...run, lastMadeAt: (await readLastBackup(ctx)).madeAt }
      })
      return addressee && failed && backupFailedMail({ ...addressee, failed }, shop)
    },
  })
}

/** Without an id it is the shop's own address. */
async function findAdmin(ctx: Ctx, userId: string | null, { email }: Shop): Promise<Addressee | undefined> {
  return userId ? findAddressee(asShop(ctx), { userId }) : { email, firstName: '', locale: 'en' }
}

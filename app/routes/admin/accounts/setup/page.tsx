import { useAuthMessages } from '#app/components/accounts/use-auth-messages.ts'
import { waitText } from '#app/components/accounts/wait-text.ts'
import { TextField } from '#app/components/forms/field.tsx'
import type { FormReply } from '#app/components/forms/form-reply.ts'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { requireCustomer } from '#app/middleware/require-customer.ts'
import { serverContext } from '#app/request/context.ts'
import { answer } from '#app/request/answer.ts'
import { sessionCookie } from '#app/request/cookies.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { notFound } from '#app/request/not-found.ts'
import { type FormActions, type FormRequest, runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { isUpload } from '#app/request/uploads/read-upload.ts'
import type { Wait } from '#domain/kernel/count-tries.ts'
import { becomeFirstAdmin, isSetupOpen } from '#domain/accounts/roles/index.ts'
import { setupToken } from '#domain/accounts/roles/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import type { Route } from './+types/page.ts'
import { restoreAction, type RestoreReply } from './restore-action.ts'
import { RestoreForm } from './restore-form.tsx'
import { ShopIsBack } from './shop-is-back.tsx'

type SetupReply = FormReply<{ reason: 'wrong_token' } | Wait>

/** Once there is an admin, this page does not exist. */
const requireOpenSetup: Route.MiddlewareFunction = async ({ context }) => {
  const isOpen = await runVerb(context, isSetupOpen)
  if (!isOpen) throw notFound()
}
export const middleware: Route.MiddlewareFunction[] = [requireCustomer, requireOpenSetup]

/** Without one the router would not ask the middleware when scripts navigate. */
export function loader() {
  return null
}

export async function action(args: Route.ActionArgs) {
  return isUpload(args.request) ? restoreAction(args) : runIntent(args, SETUP_ACTIONS)
}

const SETUP_ACTIONS: FormActions<SetupReply> = { setup: becomeFirstAdminAction }

async function becomeFirstAdminAction({ context, intent, form }: FormRequest) {
  const token = setupToken.safeParse(form.get('token') ?? '')
  if (!token.success) {
    return answer<SetupReply>({ intent, errors: { token: toFieldErrors(token.error)[''] ?? 'invalid' } })
  }
  const sessionId = context.get(serverContext).session?.id
  const result = await runVerb(context, (ctx) => becomeFirstAdmin(ctx, { token: token.data, sessionId }))
  if (!result.ok) return answer<SetupReply>({ intent, refusal: result })
  const cookies = result.session ? [sessionCookie(context, result.session)] : []
  return leadTo(context, '/admin', { notice: 'admin-made', cookies })
}

/** The first page of a shop without an admin: its first one, or the way back from a backup. */
export default function AdminSetupPage({ actionData }: Route.ComponentProps) {
  const { setup } = useStaffMessages()
  const auth = useAuthMessages()
  // The forms answer with replies of their own, told apart by their intents.
  const restored = actionData?.intent === 'restore' ? (actionData as RestoreReply) : undefined
  if (restored?.done) return <ShopIsBack restored={restored.done} />
  return (
    <div className="page max-w-2xl py-16 md:py-24">
      <PageHead title={setup.title} noIndex />
      <img src="/images/krok-mark-turmeric.svg" alt="" width={48} height={48} className="size-14" />
      <h1 className="mt-6 text-3xl md:text-4xl">{setup.title}</h1>
      <p className="mt-3 text-lg text-pretty">{setup.text}</p>
      <div className="card mt-8 p-6">
        <StaffForm
          intent="setup"
          pageReply={restored ? undefined : (actionData as SetupReply | undefined)}
          refusalText={(refusal) =>
            refusal.reason === 'wait'
              ? { text: waitText(refusal.seconds, auth) }
              : { text: setup.wrong, field: 'token' }
          }
          submit={setup.submit}
          buttonClassName="btn-primary"
        >
          <TextField
            name="token"
            label={setup.token}
            hint={setup.tokenHint}
            input={{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
          />
        </StaffForm>
      </div>
      <h2 className="mt-14 text-2xl">{setup.comeBack}</h2>
      <p className="mt-3 text-pretty">{setup.comeBackText}</p>
      <div className="card mt-6 p-6">
        <RestoreForm pageReply={restored} />
      </div>
    </div>
  )
}

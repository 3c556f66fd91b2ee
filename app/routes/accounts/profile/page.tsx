import { useAccountMessages } from '#app/components/accounts/use-account-messages.ts'
import { TextField } from '#app/components/forms/field.tsx'
import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { ReplyForm } from '#app/components/forms/reply-form.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { type FormActions, type FormRequest, runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getProfile, updateProfile } from '#domain/accounts/accounts/index.ts'
import { updateProfileInput } from '#domain/accounts/accounts/schemas.ts'
import { formatDate } from '#shared/kernel/dates.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import type { Route } from './+types/page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return runVerb(context, getProfile)
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, { profile: saveProfileAction } satisfies FormActions<FormReply>)
}

async function saveProfileAction({ context, intent, form }: FormRequest) {
  const values = typedValues(form, ['firstName', 'lastName', 'phone'])
  const input = updateProfileInput.safeParse(values)
  if (!input.success) return answer<FormReply>({ intent, values, errors: toFieldErrors(input.error) })
  await runVerb(context, (ctx) => updateProfile(ctx, input.data))
  return leadTo(context, '/profile', { notice: 'profile-saved' })
}

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, fieldErrors } = useAccountMessages()
  const { email, firstName, lastName, phone, memberSince } = loaderData
  const locale = useLocale()
  return (
    <>
      <PageHead title={profile.title} noIndex />
      <h1 className="text-3xl md:text-4xl">{profile.title}</h1>
      <p className="mt-3 text-lg text-pretty">{profile.lead}</p>
      <div className="mt-8 grid max-w-xl gap-8">
        <dl className="border-y border-line py-5">
          <dt className="font-semibold">{profile.email}</dt>
          <dd className="text-lg wrap-anywhere">{email}</dd>
          <dd className="mt-1 text-sm text-stone">{profile.emailHint}</dd>
        </dl>
        <ReplyForm
          intent="profile"
          pageReply={actionData}
          values={{ firstName, lastName, phone: phone ?? '' }}
          fieldErrors={fieldErrors}
          submit={profile.save}
          pendingText={profile.saving}
          buttonClassName="btn-primary"
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              name="firstName"
              label={profile.firstName}
              isOptional
              input={{ autoComplete: 'given-name' }}
            />
            <TextField
              name="lastName"
              label={profile.lastName}
              isOptional
              input={{ autoComplete: 'family-name' }}
            />
          </div>
          <TextField
            name="phone"
            label={profile.phone}
            hint={profile.phoneHint}
            isOptional
            input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel' }}
          />
        </ReplyForm>
        <p className="text-sm text-stone">{profile.memberSince(formatDate(memberSince, locale))}</p>
      </div>
    </>
  )
}

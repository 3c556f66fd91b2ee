import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { serverContext } from '#app/request/context.ts'
import { updateSettings, withdrawSettings } from '#domain/base/settings/index.ts'
import { type CompanyFact, settingsId, updateSettingsInput } from '#domain/base/settings/schemas.ts'
import { startOfShopDay } from '#shared/kernel/dates.ts'
import { SETTINGS_GROUPS, type SettingsGroup } from '#shared/base/settings/groups.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { filledRows } from './exception-rows.ts'
import { fromFields, toFields, typedFields } from './settings-fields.ts'
import { previewOf, type Preview } from './preview-of.ts'

type Refusal =
  | { reason: 'changed'; version: number; fields: Record<string, string> }
  | { reason: 'in_the_past' }
  | { reason: 'incomplete'; missing: CompanyFact[] }
  | { reason: 'in_effect' }
  | { reason: 'already_withdrawn' }
export type SettingsReply = FormReply<Refusal, Preview>

/** The forms of the page: to save or look at a group, and to withdraw what is planned. */
export const SETTINGS_ACTIONS: FormActions<SettingsReply> = {
  'save-*': saveSettingsAction,
  'preview-*': saveSettingsAction,
  'rows-*': saveSettingsAction,
  'withdraw-*': withdrawAction,
}

async function saveSettingsAction({ context, intent, subject, form }: FormRequest) {
  const group = SETTINGS_GROUPS.find((one) => one === subject)
  if (!group) throw badRequest()
  const names = [...form.keys()].filter((name) => name !== 'intent')
  const values = typedFields(group, typedValues(form, names))
  const day = form.get('from') ?? ''
  const input = updateSettingsInput.safeParse({
    group,
    value: fromFields(group, form),
    version: Number(form.get('version')),
    ...(day && { effectiveFrom: startOfShopDay(day) }),
  })
  // All buttons are of one form.
  const reply = { intent: `save-${group}`, values }
  if (intent.startsWith('rows')) return answer<SettingsReply>({ ...reply, errors: {} })
  if (!input.success) return answer<SettingsReply>({ ...reply, errors: errorsOf(group, form, input.error) })
  if (intent.startsWith('preview')) {
    const { value } = input.data
    const now = context.get(serverContext).ctx.now()
    const preview = await runVerb(context, (ctx) => previewOf(ctx, { group, value, now }))
    return answer<SettingsReply>({ ...reply, done: preview })
  }
  const result = await runVerb(context, (ctx) => updateSettings(ctx, input.data))
  if (result.ok) return leadTo(context, { to: '/admin/settings', hash: group }, { notice: 'settings-saved' })
  if (result.reason !== 'changed') return answer<SettingsReply>({ ...reply, refusal: result })
  const { version, value } = result.current
  const fields = toFields(value)
  return answer<SettingsReply>({
    ...reply,
    // Sending again replaces what is saved now.
    values: { ...values, ...toFields(input.data.value), version: String(version) },
    refusal: { reason: 'changed', version, fields },
  })
}

/** The paths of a schema are the names of the fields, below `value`. */
function errorsOf(
  group: SettingsGroup,
  form: Map<string, string>,
  error: Parameters<typeof toFieldErrors>[0],
): SettingsReply['errors'] {
  const rows = filledRows((name) => form.get(name))
  const entries = Object.entries(toFieldErrors(error)).map(([path, code]) => {
    const name = path.replace(/^value\./, '').replace(/\d+/, (at) => String(rows[Number(at)]))
    const isHours = group === 'hours' && /^week\.\w+$|\.hours$/.test(name)
    return [name === 'effectiveFrom' ? 'from' : isHours ? `${name}.opens` : name, code] as const
  })
  return Object.fromEntries(entries)
}

async function withdrawAction({ context, intent, subject }: FormRequest) {
  const id = settingsId.safeParse(subject)
  if (!id.success) throw badRequest()
  const result = await runVerb(context, (ctx) => withdrawSettings(ctx, { id: id.data }))
  if (result.ok) return leadTo(context, '/admin/settings', { notice: 'settings-saved' })
  return answer<SettingsReply>({ intent, refusal: result })
}

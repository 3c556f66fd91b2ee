import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { UnsavedNotice } from '#app/components/admin/changed/unsaved-notice.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useUnsavedWarning } from '#app/components/admin/use-unsaved-warning.ts'
import { TextField } from '#app/components/forms/field.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { Parts } from '#domain/recipes/recipe-desk/schemas.ts'
import { LocalizedField } from '#app/components/admin/localized-field.tsx'
import { changedFields } from './changed-fields.ts'
import { LineRows, PARTS_LIST } from './line-rows.tsx'
import { RecipeFacts } from './recipe-facts.tsx'
import { recipeRefusalText, type RecipeReply } from './recipe-reply.ts'
import { RELATED, typedRecipe } from './recipe-values.ts'
import { rearranged, type RecipeValues } from './rows.ts'
import { StepRows, TipRows } from './step-rows.tsx'
import { RowCommands } from './row-frame.tsx'
import { pick } from '#shared/kernel/locale.ts'

type RecipeFormProps = {
  intent: 'create' | 'save'
  values: RecipeValues
  parts: Parts
  pageReply: RecipeReply | undefined
}

const RECIPES_LIST = 'other-recipes'

/** The form of a recipe: everything written of it but its picture. */
export function RecipeForm({ intent, values, parts, pageReply }: RecipeFormProps) {
  const staff = useStaffMessages()
  const { recipes: texts, fieldErrors, working } = staff
  const { pathname } = useLocation()
  const form = useReplyForm<RecipeReply>({
    intents: [intent],
    pageReply,
    action: `${pathname}#form-${intent}`,
    values,
    fieldErrors,
    refusalText: (refusal) => recipeRefusalText(staff, refusal),
  })
  const { notice, reply } = form
  const unsaved = useUnsavedWarning(texts.unsaved, form.isPending)
  const changed = reply?.refusal?.reason === 'changed' ? reply.refusal : undefined
  const rows = useRows(intent, form.amend)
  // Says what an unknown name means better than its code does.
  const errors = Object.fromEntries(
    Object.entries(form.state.errors).map(([name, text]) => [
      name,
      /^(lines\.\d+\.what|related\.\d)$/.test(name) && form.state.values[name]?.trim()
        ? texts.unknownPart
        : text,
    ]),
  )
  return (
    <ReplyFormFrame
      of={{ ...form, state: { ...form.state, errors } }}
      id={`form-${intent}`}
      encType="multipart/form-data"
      {...unsaved}
      className="grid scroll-mt-20 gap-6"
    >
      {/* Enter in a field saves: it presses the first button of the form. */}
      <button type="submit" name="intent" value={intent} hidden tabIndex={-1}>
        {texts.save}
      </button>
      <UnsavedNotice
        notice={notice}
        changed={
          changed && { by: changed.by, fields: changedFields(changed.current, form.state.values, staff) }
        }
      />
      <input type="hidden" name="version" value={form.state.values['version'] ?? ''} readOnly />
      <RowCommands value={rows.run}>
        <div key={rows.generation} className="grid gap-6">
          <OfficeCard id="texts" title={texts.textsTitle} hint={texts.textsHint}>
            <div className="grid gap-6">
              <LocalizedField name="title" label={texts.fields.title} required="in-default" />
              <LocalizedField name="line" label={texts.fields.line} rows={2} required="in-default" />
              <LocalizedField name="story" label={texts.fields.story} rows={6} />
              <LocalizedField name="pictureAlt" label={texts.fields.pictureAlt} />
            </div>
          </OfficeCard>
          <RecipeFacts />
          <LineRows />
          <StepRows />
          <TipRows />
          <Related />
        </div>
      </RowCommands>
      <Lists parts={parts} />
      <div className="sticky bottom-0 z-10 flex flex-wrap gap-3 border-t border-line bg-coconut py-3 max-lg:bottom-14">
        <SubmitButton intent={intent} pendingText={working} className="btn btn-primary">
          {intent === 'create' ? texts.create : texts.save}
        </SubmitButton>
      </div>
    </ReplyFormFrame>
  )
}

/** Rows come, go and change places without a request: the fields are made again from what was typed. */
function useRows(intent: string, amend: (reply: RecipeReply) => void) {
  const [{ generation, focus }, setShown] = useState({ generation: 0, focus: '' })
  useEffect(() => {
    if (focus) document.querySelector<HTMLElement>(focus)?.focus()
  }, [generation, focus])
  function run(form: HTMLFormElement, command: string) {
    const typed = new Map<string, string>()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') typed.set(name, value)
    const values = rearranged(typedRecipe(typed), command)
    amend({ intent, values, errors: {} })
    setShown({ generation: generation + 1, focus: focusAfter(command, values) })
  }
  return { generation, run }
}

/** The new row's first field; the button of the row that was moved, or one that it has left; else that for a new one. */
function focusAfter(command: string, values: RecipeValues): string {
  const [group = '', what = '', place = ''] = command.split('.')
  const last = Number(values[`count.${group}`]) - 1
  if (what === 'add') return `#${group}-${last} :is(input:not([type=hidden]), textarea)`
  if (what === 'remove') return `[data-command="${group}.add"]`
  const at = Math.min(Math.max(Number(place) + (what === 'up' ? -1 : 1), 0), last)
  const still = what === 'up' ? at > 0 : at < last
  const other = what === 'up' ? 'down' : 'up'
  return `[data-command="${group}.${still ? what : other}.${at}"]`
}

function Related() {
  const { recipes: texts } = useStaffMessages()
  return (
    <OfficeCard id="related" title={texts.relatedTitle}>
      <div className="grid gap-4 sm:grid-cols-3">
        {RELATED.map((at) => (
          <TextField
            key={at}
            name={`related.${at}`}
            label={texts.related(at + 1)}
            isOptional
            input={{ list: RECIPES_LIST, autoComplete: 'off' }}
          />
        ))}
      </div>
    </OfficeCard>
  )
}

/** So many products are offered while one types; any other is found by its whole name. */
const MOST_OFFERED = 500

function Lists({ parts: { ingredients, products, recipes } }: { parts: Parts }) {
  const locale = useLocale()
  return (
    <>
      <datalist id={PARTS_LIST}>
        {products.slice(0, MOST_OFFERED).map(({ id, name, sku }) => (
          <option key={id} value={pick(name, locale)}>
            {sku}
          </option>
        ))}
        {ingredients.map(({ id, name }) => (
          <option key={id} value={name[locale]}>
            {name[locale]}
          </option>
        ))}
      </datalist>
      <datalist id={RECIPES_LIST}>
        {recipes.map(({ slug, title }) => (
          <option key={slug} value={pick(title, locale)}>
            {pick(title, locale)}
          </option>
        ))}
      </datalist>
    </>
  )
}

/** Drafts that a tab keeps until they are sent or the session ends: the checkout, and who a table is for. */
const DRAFTS = ['checkout', 'table'] as const
type DraftAbout = (typeof DRAFTS)[number]

/** The key under which a draft is kept. */
const draftKey = (about: DraftAbout) => `${about}-draft`

const SAVE_AFTER_MS = 200

type Draft = {
  /** Names what the form is about: where that is something else, the draft is dropped. */
  key: string
  /** The person who was signed in; '' for a guest. */
  person: string
  values: Record<string, string>
  /** True if the server had checked it, and it was right. */
  wasChecked?: boolean | undefined
}
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
export type DraftOptions = Omit<Draft, 'values' | 'wasChecked'> & {
  about: DraftAbout
  /** The names of the fields that are kept. */
  names: readonly string[]
  /** The value of the button after which nothing is kept; if it is refused, the answer is saved again. */
  endsWith: string
  /** The fields hold what the server was sent, which is newer than any draft. */
  isAnswered: boolean
  /** The answer is that it is right, and stands below it. */
  isChecked?: boolean | undefined
  /** Has it checked again, where that was so when the page was left. */
  checkAgain?: ((form: HTMLFormElement) => void) | undefined
}

/**
 * Keeps what is typed into a form in this tab, while the page is left, loaded again or shown in the other language, and
 * fills it in again where nobody has typed since.
 * @returns stops keeping it
 */
export function keepDraft(form: HTMLFormElement, options: DraftOptions): () => void {
  const { about, key, person, names, endsWith, isAnswered, isChecked, checkAgain } = options
  const isKept = ({ name }: Control) => names.includes(name)
  const controls = () => Array.from(form.elements as HTMLCollectionOf<Control>).filter(isKept)
  const draft = readDraft(about)
  if (draft && (draft.key !== key || (draft.person !== '' && draft.person !== person)))
    storeDraft(about, undefined)
  else if (draft && !isAnswered) {
    for (const control of controls()) fillIn(control, draft.values[control.name], draft.person === person)
    // Lets what is shown follow what is chosen.
    form.dispatchEvent(new Event('input', { bubbles: true }))
    if (draft.wasChecked) checkAgain?.(form)
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  function stopWaiting(): boolean {
    const wasWaiting = timer !== undefined
    clearTimeout(timer)
    timer = undefined
    return wasWaiting
  }
  function save() {
    stopWaiting()
    const chosen = controls().filter((control) => control.type !== 'radio' || isTicked(control))
    const values = Object.fromEntries(chosen.map(({ name, value }) => [name, value]))
    storeDraft(about, { key, person, values, wasChecked: isChecked })
  }
  function saveSoon() {
    stopWaiting()
    timer = setTimeout(save, SAVE_AFTER_MS)
  }
  function saveWhatWaits() {
    if (stopWaiting()) save()
  }
  function onSubmit({ submitter }: SubmitEvent) {
    stopWaiting()
    if (submitter?.getAttribute('value') === endsWith) storeDraft(about, undefined)
    else save()
  }
  if (isAnswered) save()
  form.addEventListener('input', saveSoon)
  form.addEventListener('submit', onSubmit)
  addEventListener('pagehide', saveWhatWaits)
  return () => {
    saveWhatWaits()
    form.removeEventListener('input', saveSoon)
    form.removeEventListener('submit', onSubmit)
    removeEventListener('pagehide', saveWhatWaits)
  }
}

const isTicked = (control: Control) => control instanceof HTMLInputElement && control.checked

/** @param mayReplace else only what is empty is filled: what the shop knows of somebody else stays */
function fillIn(control: Control, value: string | undefined, mayReplace: boolean) {
  if (value === undefined || wasTouched(control)) return
  if (control instanceof HTMLInputElement && control.type === 'radio') {
    if (mayReplace) control.checked = control.value === value
    return
  }
  const isEmpty = control.value === '' || control instanceof HTMLSelectElement
  if (value !== '' && (mayReplace || isEmpty)) control.value = value
  const fold = control.closest('details')
  if (fold && value !== '') fold.open = true
}

/** True if it says something else than when the page came. */
function wasTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = Array.from(control.options).find((option) => option.defaultSelected) ?? control.options[0]
    return control.value !== first?.value
  }
  return control instanceof HTMLInputElement && control.type === 'radio'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
}

function storeDraft(about: DraftAbout, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(draftKey(about), JSON.stringify(draft))
    else sessionStorage.removeItem(draftKey(about))
  } catch {
    // Storage is not allowed, or is full: the page works as it would without.
  }
}

function readDraft(about: DraftAbout): Draft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(draftKey(about)) ?? 'null') as Partial<Draft> | null
    const isWhole =
      typeof draft?.key === 'string' && typeof draft.person === 'string' && typeof draft.values === 'object'
    return isWhole ? (draft as Draft) : undefined
  } catch {
    return undefined
  }
}

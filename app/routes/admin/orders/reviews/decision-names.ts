/** The id of the form that the tick boxes of the list belong to, wherever they stand. */
export const DECISION_FORM = 'decide'

/** The name of a tick box: the review and the version that was read stand in it, as a form has each name once. */
export const TICKED = /^review-([\da-f-]{36})-(\d{1,9})$/

export const tickName = ({ id, version }: { id: string; version: number }) => `review-${id}-${version}`

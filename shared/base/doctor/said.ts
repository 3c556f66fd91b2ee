export type Good = { is: string; todo?: undefined }
export type Bad = { is: string; todo: string }

/** A sentence on something that is as it should be. */
export function good(is: string): Good {
  return { is }
}

/** A sentence on what is wrong, or may become so, and one on what to do. */
export function bad(is: string, todo: string): Bad {
  return { is, todo }
}

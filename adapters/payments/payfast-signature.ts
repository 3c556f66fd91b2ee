import { createHash } from 'node:crypto'

export type Parameter = readonly [name: string, value: string]

/** Joins parameters as PayFast does: `name=Tom+Yum&amount=15.00`. */
export function payfastParameterString(parameters: readonly Parameter[]): string {
  return parameters.map(([name, value]) => `${name}=${phpUrlencode(value)}`).join('&')
}

/**
 * PayFast's signature: the MD5 of the parameters in the order given, followed by the passphrase. A form leaves empty
 * parameters out and a notification keeps them; the caller must do so.
 * @returns lower-case hex
 */
export function payfastSignature(parameters: readonly Parameter[], passphrase: string | undefined): string {
  const salted: readonly Parameter[] = passphrase ? [...parameters, ['passphrase', passphrase]] : parameters
  return createHash('md5').update(payfastParameterString(salted)).digest('hex')
}

/**
 * Encodes a text like PHP's `urlencode`, which PayFast's signatures use: a space becomes `+`, and only letters, digits
 * and `-_.` stay as they are.
 */
export function phpUrlencode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replace(/[!'()*~]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+')
}

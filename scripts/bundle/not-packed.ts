/** Packages that find files beside their own, or are loaded only when needed: packed programs look for them in node_modules. */
export const NOT_PACKED = [
  '@aws-sdk/client-s3',
  '@electric-sql/pglite',
  '@node-rs/argon2',
  '@zxcvbn-ts/language-common',
  'fontkit',
  'nodemailer',
  'pdfkit',
  'pg-native',
  'prom-client',
  'sharp',
  'vite',
]

/** The ones among them that no shop loads: one is for development, and one is never installed. */
export const NEVER_LOADED = ['pg-native', 'vite']

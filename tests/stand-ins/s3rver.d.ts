/** As much of s3rver as our tests use; it has no types of its own. */
declare module 's3rver' {
  type Listed = { objects: unknown[]; isTruncated: boolean }

  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
    })
    store: { listObjects(...query: unknown[]): Promise<Listed> }
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}

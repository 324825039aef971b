/** What everybody may know of the example plant. It runs on loopback only unless told otherwise. */
export const example = {
  company_key: 'example',
  password: 'takt-example',
  ingestKey: 'example-ingest',
} as const

export const exampleSecrets = {
  password: example.password,
  ingestKeys: { example: example.ingestKey, second: 'second-ingest', third: 'third-ingest' },
}

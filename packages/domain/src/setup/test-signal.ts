interface TestSignal {
  /** Of the server, without a slash at its end. */
  readonly address: string
  readonly machine_id: string
  /** What stands where the key belongs. */
  readonly key: string
}

/** A line for a shell that says that a machine runs. The number is the clock's, so that it grows with every try. */
export function testSignalCommand({ address, machine_id, key }: TestSignal): string {
  const signal = `{"seq":$(date +%s),"machine_id":"${machine_id.replace(/[$`"\\]/g, '\\$&')}","at":"$(date -u +%FT%TZ)","kind":"state","value":"running"}`
  const body = `{"connector":"test","signals":[${signal}]}`
  return [
    `curl -X POST ${address}/api/ingest`,
    `-H "Authorization: Bearer ${key}"`,
    '-H "Content-Type: application/json"',
    `-d "${body.replaceAll('"', '\\"')}"`,
  ].join(' \\\n  ')
}

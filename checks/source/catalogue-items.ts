/** Which catalogue a file belongs to, and which item of it. */
export interface Item {
  readonly catalogue: string
  readonly id: string
}

const patterns: readonly (readonly [catalogue: string, pattern: RegExp])[] = [
  ['calls', /^packages\/contract\/src\/[a-z]+\/((?=[^/]*_|cancellation\.|sf61\.)[^/.]+)\.ts$/],
  ['handlers', /^apps\/server\/src\/[a-z]+\/calls\/([^/.]+)\.ts$/],
  ['jobs', /^apps\/server\/src\/(?!ground\/)(?:[a-z]+\/)?jobs\/(?!jobs\.)([^/.]+)\.ts$/],
  ['data sources', /^apps\/server\/src\/dashboards\/sources\/(?!define-data-source\.|data-sources\.)([^/.]+)\.ts$/],
  ['connectors', /^packages\/connectors\/src\/(?!ingest-client\/)([^/]+)\//],
  ['texts', /^packages\/texts\/src\/catalogue\/([^/.]+)\.ts$/],
  ['widgets', /^apps\/web\/src\/widgets\/([^/]+)\//],
  ['steps', /^apps\/web\/src\/wizards\/steps\/([^/]+)\//],
  ['wizards', /^apps\/web\/src\/wizards\/(?!engine\/|frame\/|steps\/)([^/]+)\//],
  ['panels', /^apps\/web\/src\/panels\/([^/]+)\//],
]

export function itemOf(path: string): Item | undefined {
  for (const [catalogue, pattern] of patterns) {
    const id = pattern.exec(path)?.[1]
    if (id !== undefined) return { catalogue, id }
  }
  return undefined
}

export const NAMESPACE = 'spBv1.0'

const nodeTypes = ['NBIRTH', 'NDEATH', 'NDATA'] as const
const deviceTypes = ['DBIRTH', 'DDEATH', 'DDATA'] as const
export type MessageType = (typeof nodeTypes)[number] | (typeof deviceTypes)[number]

export interface EdgeTopic {
  readonly group: string
  readonly type: MessageType
  readonly node: string
  /** '' for the node itself. */
  readonly device: string
}

/** undefined for commands to others, states of hosts, and what is no Sparkplug at all. */
export function readEdgeTopic(topic: string): EdgeTopic | undefined {
  const [namespace, group = '', type = '', node = '', device = '', ...rest] = topic.split('/')
  if (namespace !== NAMESPACE || group === '' || node === '' || rest.length > 0) return undefined
  const known: readonly string[] = device === '' ? nodeTypes : deviceTypes
  return known.includes(type) ? { group, type: type as MessageType, node, device } : undefined
}

export function edgeTopic({ group, type, node, device }: EdgeTopic): string {
  return [NAMESPACE, group, type, node, ...(device === '' ? [] : [device])].join('/')
}

export function nodeCommandTopic(group: string, node: string): string {
  return `${NAMESPACE}/${group}/NCMD/${node}`
}

export function deviceCommandTopic(group: string, node: string, device: string): string {
  return `${NAMESPACE}/${group}/DCMD/${node}/${device}`
}

export function hostStateTopic(host_id: string): string {
  return `${NAMESPACE}/STATE/${host_id}`
}

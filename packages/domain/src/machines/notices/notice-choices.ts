/** What a person can turn off: types of notices, and those meant for a message group. */
import type { NotificationType } from '../overview/notification.ts'

export type NoticeTopic = NotificationType | `group:${string}`

export function groupTopic(group: string): NoticeTopic {
  return `group:${group}`
}

/** Groups as outputs of activities name them: 'Leaders; Maintenance'. */
export function messageGroups(list: string): string[] {
  return [...new Set(list.split(';').map((group) => group.trim()))].filter((group) => group !== '')
}

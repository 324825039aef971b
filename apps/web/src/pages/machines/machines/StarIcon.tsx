import { Icon } from '@takt/ui/icon/Icon.tsx'

export function StarIcon({ filled }: { filled: boolean }) {
  return (
    <Icon>
      <path
        d="M12 3.2l2.7 5.6 6.1.8-4.500 4.200 1.200 6.100L12 17l-5.500 2.900 1.200-6.100-4.500-4.200 6.100-.8z"
        fill={filled ? 'currentColor' : 'none'}
      />
    </Icon>
  )
}

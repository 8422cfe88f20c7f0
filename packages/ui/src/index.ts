export { Link, LinkProvider } from './link.tsx';
export type { LinkComponent, LinkProps, LinkProviderProps } from './link.tsx';
export { Container, Grid, Section, Stack } from './layout.tsx';
export type { ContainerProps, GridProps, SectionProps, Space, StackProps } from './layout.tsx';
export { Heading, PageTitle, Prose, Text, Unbroken } from './heading.tsx';
export type { HeadingProps, PageTitleProps, TextProps } from './heading.tsx';
export { SkipLink, VisuallyHidden } from './hidden.tsx';
export type { SkipLinkProps, VisuallyHiddenProps } from './hidden.tsx';
export { Icon } from './icon.tsx';
export type { IconProps } from './icon.tsx';
export type { IconName } from './icon-paths.ts';
export { Logo, LogoCorner } from './mark.tsx';
export type { LogoProps } from './mark.tsx';
export { Button, LinkButton, TextLink } from './button.tsx';
export type { ButtonProps, LinkButtonProps, TextLinkProps } from './button.tsx';
export { IconButton, IconLink } from './icon-button.tsx';
export type { IconButtonProps, IconLinkProps } from './icon-button.tsx';
export { StockStatus, Badge } from './tag.tsx';
export type { StockStatusProps, BadgeProps } from './tag.tsx';
export { PriceTag } from './price-tag.tsx';
export type { PriceTagProps, SalePrice } from './price-tag.tsx';
export { Picture } from './picture.tsx';
export type { PictureCrop, PictureProps, PictureSource } from './picture.tsx';
export { cardSizes, lowTileSizes, pictureSizes } from './picture-sizes.ts';
export { shareElement } from './carry-picture.ts';
export { SwatchDot, SwatchGroup, SwatchList } from './swatch.tsx';
export type { SwatchColor, SwatchGroupProps, SwatchListProps, SwatchOption } from './swatch.tsx';
export { OptionGroup } from './option-group.tsx';
export type { OptionChoice, OptionGroupProps } from './option-group.tsx';
export { QuantityField } from './quantity-field.tsx';
export type { QuantityFieldProps } from './quantity-field.tsx';
export { PostTile } from './post-tile.tsx';
export type { PostTileProps } from './post-tile.tsx';
export { ProductCard, ProductGrid } from './product-card.tsx';
export type { ProductCardProps, ProductGridProps } from './product-card.tsx';
export { ProductShelf } from './product-shelf.tsx';
export type { ProductShelfProps } from './product-shelf.tsx';
export { ProductLine } from './product-line.tsx';
export type { ProductLineProps } from './product-line.tsx';
export { ProductLayout } from './product-layout.tsx';
export type { ProductLayoutProps } from './product-layout.tsx';
export { DimensionDrawing } from './dimension-drawing.tsx';
export type { DimensionDrawingProps } from './dimension-drawing.tsx';
export type { DrawnSize } from './box-drawing.ts';
export { GalleryDialog } from './gallery-dialog.tsx';
export type { GalleryDialogProps } from './gallery-dialog.tsx';
export { Gallery } from './gallery.tsx';
export type { GalleryPicture, GalleryProps } from './gallery.tsx';
export { Rating, ReviewCard } from './rating.tsx';
export type { RatingProps, ReviewCardProps } from './rating.tsx';
export { RatingBreakdown } from './rating-breakdown.tsx';
export type { RatingBreakdownProps } from './rating-breakdown.tsx';
export {
  Placeholder,
  LineListSkeleton,
  ListPageSkeleton,
  ProductCardSkeleton,
  ProductGridSkeleton,
  ProductPageSkeleton,
  Skeleton,
  TextSkeleton,
} from './skeleton.tsx';
export type { SkeletonListProps, SkeletonProps } from './skeleton.tsx';
export { PasswordField, SelectField, TextArea, TextField } from './text-field.tsx';
export type {
  PasswordFieldProps,
  SelectChoice,
  SelectFieldProps,
  TextAreaProps,
  TextFieldProps,
} from './text-field.tsx';
export { SearchField } from './search-field.tsx';
export type { SearchFieldProps } from './search-field.tsx';
export { Checkbox } from './checkbox.tsx';
export type { CheckboxProps } from './checkbox.tsx';
export { RadioCard } from './radio-card.tsx';
export type { RadioCardProps } from './radio-card.tsx';
export { ErrorSummary } from './error-summary.tsx';
export type { ErrorSummaryProps, FormError } from './error-summary.tsx';
export { FieldRow } from './field-row.tsx';
export { Fieldset } from './fieldset.tsx';
export type { FieldsetProps } from './fieldset.tsx';
export { InlineField } from './inline-field.tsx';
export { Barcode } from './barcode.tsx';
export type { BarcodeProps } from './barcode.tsx';
export { Breadcrumbs } from './breadcrumbs.tsx';
export type { BreadcrumbsProps, Crumb } from './breadcrumbs.tsx';
export { LoadMore, Pagination } from './pagination.tsx';
export type { LoadMoreProps, PaginationProps } from './pagination.tsx';
export type { Elements } from './elements.ts';
export { FacetGroup, PriceBounds } from './facet-group.tsx';
export type { FacetGroupProps, FacetOption, PriceBoundsProps } from './facet-group.tsx';
export { Chip, ChipList } from './chip.tsx';
export type { ChipListProps, ChipProps } from './chip.tsx';
export { SortSelect } from './sort-select.tsx';
export type { SortSelectProps } from './sort-select.tsx';
export { ConsentBar } from './consent-bar.tsx';
export type { ConsentBarProps } from './consent-bar.tsx';
export { StickyBuyBar } from './buy-bar.tsx';
export type { StickyBuyBarProps } from './buy-bar.tsx';
export { ListBar } from './list-bar.tsx';
export type { ListBarProps } from './list-bar.tsx';
export { Drawer } from './drawer.tsx';
export type { DrawerProps } from './drawer.tsx';
export { ConfirmDialog, Dialog } from './dialog.tsx';
export type { ConfirmDialogProps, DialogProps } from './dialog.tsx';
export { ToastRegion } from './toast.tsx';
export type { Toast, ToastAction, ToastRegionProps } from './toast.tsx';
export { Accordion, AccordionItem, AccordionItemPlace } from './accordion.tsx';
export type { AccordionItemProps } from './accordion.tsx';
export { SectionNav } from './section-nav.tsx';
export type { SectionNavItem, SectionNavProps } from './section-nav.tsx';
export { Tabs } from './tabs.tsx';
export type { TabItem, TabsProps } from './tabs.tsx';
export { Stepper } from './stepper.tsx';
export type { StepperProps, StepperStep } from './stepper.tsx';
export { SummaryLines } from './summary-lines.tsx';
export type { SummaryLine, SummaryLinesProps } from './summary-lines.tsx';
export { CartLine } from './cart-line.tsx';
export type { CartLineProps } from './cart-line.tsx';
export { LineList } from './line-list.tsx';
export type { LineListProps } from './line-list.tsx';
export { Alert, OfflineBadge } from './notice.tsx';
export type { AlertProps, AlertTone, OfflineBadgeProps } from './notice.tsx';
export { EmptyState, ErrorState } from './states.tsx';
export type { EmptyStateProps, ErrorStateProps } from './states.tsx';
export { ProgressBar, RouteProgress } from './progress-bar.tsx';
export type { ProgressBarProps, RouteProgressProps } from './progress-bar.tsx';
export { AnnouncementBar, Header } from './header.tsx';
export type { AnnouncementBarProps, HeaderProps } from './header.tsx';
export { CategoryMenu } from './category-menu.tsx';
export type { CategoryMenuProps, MenuCategory } from './category-menu.tsx';
export { CategoryTree } from './category-tree.tsx';
export type { CategoryTreeProps } from './category-tree.tsx';
export { Video } from './film.tsx';
export type { VideoProps } from './film.tsx';
export { Footer, LegalLine } from './footer.tsx';
export type { FooterColumn, FooterProps } from './footer.tsx';
export { Hero } from './hero.tsx';
export type { HeroProps } from './hero.tsx';
export { CategoryBanner } from './category-banner.tsx';
export type { CategoryBannerProps } from './category-banner.tsx';
export { Banner } from './banner.tsx';
export type { BannerProps } from './banner.tsx';
export { CategoryTile } from './category-tile.tsx';
export type { CategoryTileProps } from './category-tile.tsx';
export { FactList } from './fact-list.tsx';
export type { FactListProps } from './fact-list.tsx';
export { TableOfContents } from './contents.tsx';
export type { TableOfContentsProps } from './contents.tsx';
export { RoomScene } from './room-scene.tsx';
export type { RoomSceneProps, RoomSpot } from './room-scene.tsx';
export { SpecTable } from './spec-table.tsx';
export type { SpecRow, SpecTableProps } from './spec-table.tsx';
export { DataTable } from './data-table.tsx';
export type { DataColumn, DataTableProps } from './data-table.tsx';
export { CompareTable } from './compare-table.tsx';
export type { CompareTableProps } from './compare-table.tsx';
export type { FieldTexts } from './field-shell.tsx';

export { Link, LinkProvider } from './actions/link/link.tsx';
export type { LinkComponent, LinkProps, LinkProviderProps } from './actions/link/link.tsx';
export { Container, Grid, Section, Stack } from './layout/layout/layout.tsx';
export type {
  ContainerProps,
  GridProps,
  SectionProps,
  Space,
  StackProps,
} from './layout/layout/layout.tsx';
export { Heading, PageTitle, Prose, Text, Unbroken } from './content/heading/heading.tsx';
export type { HeadingProps, PageTitleProps, TextProps } from './content/heading/heading.tsx';
export { SkipLink, VisuallyHidden } from './layout/hidden/hidden.tsx';
export type { SkipLinkProps, VisuallyHiddenProps } from './layout/hidden/hidden.tsx';
export { Icon } from './content/icon/icon.tsx';
export type { IconProps } from './content/icon/icon.tsx';
export type { IconName } from './content/icon/icon-paths.ts';
export { Logo, type LogoPicture } from './content/logo/logo.tsx';
export type { LogoProps } from './content/logo/logo.tsx';
export { Button, LinkButton, TextLink } from './actions/button/button.tsx';
export type { ButtonProps, LinkButtonProps, TextLinkProps } from './actions/button/button.tsx';
export { IconButton, IconLink } from './actions/icon-button/icon-button.tsx';
export type { IconButtonProps, IconLinkProps } from './actions/icon-button/icon-button.tsx';
export { StockStatus, Badge } from './feedback/badge/badge.tsx';
export type { StockStatusProps, BadgeProps } from './feedback/badge/badge.tsx';
export { PriceTag } from './product/price-tag/price-tag.tsx';
export type { PriceTagProps, SalePrice } from './product/price-tag/price-tag.tsx';
export { Picture } from './content/picture/picture.tsx';
export type { PictureCrop, PictureProps, PictureSource } from './content/picture/picture.tsx';
export { cardSizes, lowTileSizes, pictureSizes } from './content/picture/picture-sizes.ts';
export { shareElement } from './content/picture/share-element.ts';
export { SwatchDot, SwatchGroup, SwatchList } from './forms/swatch/swatch.tsx';
export type {
  SwatchColor,
  SwatchGroupProps,
  SwatchListProps,
  SwatchOption,
} from './forms/swatch/swatch.tsx';
export { OptionGroup } from './forms/option-group/option-group.tsx';
export type { OptionChoice, OptionGroupProps } from './forms/option-group/option-group.tsx';
export { QuantityField } from './forms/quantity-field/quantity-field.tsx';
export type { QuantityFieldProps } from './forms/quantity-field/quantity-field.tsx';
export { PostTile } from './content/post-tile/post-tile.tsx';
export type { PostTileProps } from './content/post-tile/post-tile.tsx';
export { ProductCard, ProductGrid } from './product/product-card/product-card.tsx';
export type { ProductCardProps, ProductGridProps } from './product/product-card/product-card.tsx';
export { ProductShelf } from './product/product-shelf/product-shelf.tsx';
export type { ProductShelfProps } from './product/product-shelf/product-shelf.tsx';
export { ProductLine } from './lines/product-line/product-line.tsx';
export type { ProductLineProps } from './lines/product-line/product-line.tsx';
export { ProductLayout } from './product/product-layout/product-layout.tsx';
export type { ProductLayoutProps } from './product/product-layout/product-layout.tsx';
export { DimensionDrawing } from './product/dimension-drawing/dimension-drawing.tsx';
export type { DimensionDrawingProps } from './product/dimension-drawing/dimension-drawing.tsx';
export type { DrawnSize } from './product/dimension-drawing/box-drawing.ts';
export { GalleryDialog } from './overlays/gallery-dialog/gallery-dialog.tsx';
export type { GalleryDialogProps } from './overlays/gallery-dialog/gallery-dialog.tsx';
export { Gallery } from './product/gallery/gallery.tsx';
export type { GalleryPicture, GalleryProps } from './product/gallery/gallery.tsx';
export { Rating, ReviewCard } from './product/rating/rating.tsx';
export type { RatingProps, ReviewCardProps } from './product/rating/rating.tsx';
export { RatingBreakdown } from './product/rating-breakdown/rating-breakdown.tsx';
export type { RatingBreakdownProps } from './product/rating-breakdown/rating-breakdown.tsx';
export {
  Placeholder,
  LineListSkeleton,
  ListPageSkeleton,
  ProductCardSkeleton,
  ProductGridSkeleton,
  Skeleton,
  TextSkeleton,
} from './feedback/skeleton/skeleton.tsx';
export type { SkeletonListProps, SkeletonProps } from './feedback/skeleton/skeleton.tsx';
export { PasswordField, SelectField, TextArea, TextField } from './forms/text-field/text-field.tsx';
export type {
  PasswordFieldProps,
  SelectChoice,
  SelectFieldProps,
  TextAreaProps,
  TextFieldProps,
} from './forms/text-field/text-field.tsx';
export { SearchField } from './forms/search-field/search-field.tsx';
export type { SearchFieldProps } from './forms/search-field/search-field.tsx';
export { Checkbox } from './forms/checkbox/checkbox.tsx';
export type { CheckboxProps } from './forms/checkbox/checkbox.tsx';
export { RadioCard } from './forms/radio-card/radio-card.tsx';
export type { RadioCardProps } from './forms/radio-card/radio-card.tsx';
export { ErrorSummary } from './forms/error-summary/error-summary.tsx';
export type { ErrorSummaryProps, FormError } from './forms/error-summary/error-summary.tsx';
export { FieldRow } from './forms/field-row/field-row.tsx';
export { Fieldset } from './forms/fieldset/fieldset.tsx';
export type { FieldsetProps } from './forms/fieldset/fieldset.tsx';
export { InlineField } from './forms/inline-field/inline-field.tsx';
export { Barcode } from './content/barcode/barcode.tsx';
export type { BarcodeProps } from './content/barcode/barcode.tsx';
export { Breadcrumbs } from './navigation/breadcrumbs/breadcrumbs.tsx';
export type { BreadcrumbsProps, Crumb } from './navigation/breadcrumbs/breadcrumbs.tsx';
export { LoadMore, Pagination } from './navigation/pagination/pagination.tsx';
export type { LoadMoreProps, PaginationProps } from './navigation/pagination/pagination.tsx';
export type { Elements } from './elements.ts';
export { FacetGroup, RangeFields } from './product/facet-group/facet-group.tsx';
export type {
  FacetGroupProps,
  FacetOption,
  FacetSearch,
  RangeFieldsProps,
} from './product/facet-group/facet-group.tsx';
export { Chip, ChipList } from './actions/chip/chip.tsx';
export type { ChipListProps, ChipProps } from './actions/chip/chip.tsx';
export { SortSelect } from './forms/sort-select/sort-select.tsx';
export type { SortSelectProps } from './forms/sort-select/sort-select.tsx';
export { ConsentBar } from './overlays/consent-bar/consent-bar.tsx';
export type { ConsentBarProps } from './overlays/consent-bar/consent-bar.tsx';
export { StickyBuyBar } from './product/sticky-buy-bar/sticky-buy-bar.tsx';
export type { StickyBuyBarProps } from './product/sticky-buy-bar/sticky-buy-bar.tsx';
export { ListBar } from './product/list-bar/list-bar.tsx';
export type { ListBarProps } from './product/list-bar/list-bar.tsx';
export { Drawer } from './overlays/drawer/drawer.tsx';
export type { DrawerProps } from './overlays/drawer/drawer.tsx';
export { ConfirmDialog, Dialog } from './overlays/dialog/dialog.tsx';
export type { ConfirmDialogProps, DialogProps } from './overlays/dialog/dialog.tsx';
export { ToastRegion } from './overlays/toast/toast.tsx';
export type { Toast, ToastAction, ToastRegionProps } from './overlays/toast/toast.tsx';
export { Accordion, AccordionItem, AccordionItemPlace } from './content/accordion/accordion.tsx';
export type { AccordionItemProps } from './content/accordion/accordion.tsx';
export { SectionNav } from './navigation/section-nav/section-nav.tsx';
export type { SectionNavItem, SectionNavProps } from './navigation/section-nav/section-nav.tsx';
export { Tabs } from './navigation/tabs/tabs.tsx';
export type { TabItem, TabsProps } from './navigation/tabs/tabs.tsx';
export { Stepper } from './navigation/stepper/stepper.tsx';
export type { StepperProps, StepperStep } from './navigation/stepper/stepper.tsx';
export { SummaryLines } from './lines/summary-lines/summary-lines.tsx';
export type { SummaryLine, SummaryLinesProps } from './lines/summary-lines/summary-lines.tsx';
export { CartLine } from './lines/cart-line/cart-line.tsx';
export type { CartLineProps } from './lines/cart-line/cart-line.tsx';
export { LineList } from './lines/line-list/line-list.tsx';
export type { LineListProps } from './lines/line-list/line-list.tsx';
export { Alert, OfflineBadge } from './feedback/alert/alert.tsx';
export type { AlertProps, AlertTone, OfflineBadgeProps } from './feedback/alert/alert.tsx';
export { EmptyState, ErrorState } from './feedback/states/states.tsx';
export type { EmptyStateProps, ErrorStateProps } from './feedback/states/states.tsx';
export { ProgressBar, RouteProgress } from './feedback/progress-bar/progress-bar.tsx';
export type {
  ProgressBarProps,
  RouteProgressProps,
} from './feedback/progress-bar/progress-bar.tsx';
export { AnnouncementBar, Header } from './navigation/header/header.tsx';
export type { AnnouncementBarProps, HeaderProps } from './navigation/header/header.tsx';
export { CategoryMenu } from './navigation/category-menu/category-menu.tsx';
export type { CategoryMenuProps, MenuCategory } from './navigation/category-menu/category-menu.tsx';
export { CategoryTree } from './navigation/category-tree/category-tree.tsx';
export type { CategoryTreeProps } from './navigation/category-tree/category-tree.tsx';
export { Video } from './content/video/video.tsx';
export type { VideoProps } from './content/video/video.tsx';
export { Footer, LegalLine } from './navigation/footer/footer.tsx';
export type { FooterColumn, FooterProps } from './navigation/footer/footer.tsx';
export { Hero } from './content/hero/hero.tsx';
export type { HeroProps } from './content/hero/hero.tsx';
export { CategoryBanner } from './navigation/category-banner/category-banner.tsx';
export type { CategoryBannerProps } from './navigation/category-banner/category-banner.tsx';
export { Banner } from './content/banner/banner.tsx';
export type { BannerProps } from './content/banner/banner.tsx';
export { CategoryTile } from './navigation/category-tile/category-tile.tsx';
export type { CategoryTileProps } from './navigation/category-tile/category-tile.tsx';
export { FactList } from './lines/fact-list/fact-list.tsx';
export type { FactListProps } from './lines/fact-list/fact-list.tsx';
export { TableOfContents } from './navigation/table-of-contents/table-of-contents.tsx';
export type { TableOfContentsProps } from './navigation/table-of-contents/table-of-contents.tsx';
export { RoomScene } from './product/room-scene/room-scene.tsx';
export type { RoomSceneProps, RoomSpot } from './product/room-scene/room-scene.tsx';
export { SpecTable } from './lines/spec-table/spec-table.tsx';
export type { SpecRow, SpecTableProps } from './lines/spec-table/spec-table.tsx';
export { Timeline } from './lines/timeline/timeline.tsx';
export type { TimelineProps, TimelineStep } from './lines/timeline/timeline.tsx';
export { DataTable } from './lines/data-table/data-table.tsx';
export type { DataColumn, DataTableProps } from './lines/data-table/data-table.tsx';
export { CompareTable } from './product/compare-table/compare-table.tsx';
export type { CompareTableProps } from './product/compare-table/compare-table.tsx';
export type { FieldTexts } from './forms/field/field-shell.tsx';

export { BlueprintModal } from '@bridge/blueprint';
